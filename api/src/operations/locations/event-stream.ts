import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export interface EventStream {
  /** What is sent. */
  body: Readable;
  send: (event: string, id: number, data: unknown) => void;
  /** Shows that the connection lives, to both ends and whatever is between them. */
  beat: () => void;
  end: () => void;
}

/** Nothing on the way may gather, change or keep what is to arrive at once. */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
  // Kept alive, it would hold up a server that closes.
  connection: 'close',
};

/** Bytes that may wait for a reader who does not read; they are better off beginning anew. */
const mostWaiting = 4_194_304;

/** Server-sent events; `onEnd` is called once, whoever ends them. */
export function openEventStream(onEnd: () => void): EventStream {
  const body = new Readable({ read: () => undefined });
  body.once('close', onEnd);
  const write = (text: string) => {
    if (body.destroyed) return;
    body.push(text);
    if (body.readableLength > mostWaiting) body.destroy();
  };
  return {
    body,
    send: (event, id, data) => write(`id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => void (body.destroyed || body.push(null)),
  };
}

/** Answers a request with the stream. */
export const sendEvents = (reply: FastifyReply, { body }: EventStream): FastifyReply =>
  reply.headers(headers).send(body);
