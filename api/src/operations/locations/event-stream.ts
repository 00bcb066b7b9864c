import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

export interface EventStream {
  /** The response body. */
  body: Readable;
  send: (event: string, id: number, data: unknown) => void;
  /** Shows both ends and any proxies that the connection is alive. */
  beat: () => void;
  end: () => void;
}

/** No proxy may buffer, change or cache events that must arrive immediately. */
const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-store, no-transform',
  'x-accel-buffering': 'no',
  // A kept-alive connection would delay the shutdown.
  connection: 'close',
};

/** Maximum bytes buffered for a slow reader; beyond that, reconnecting is better. */
const mostWaiting = 4_194_304;

/** Server-sent events; `onEnd` is called once, whichever side ends them. */
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

/** Sends the stream as the response. */
export const sendEvents = (reply: FastifyReply, { body }: EventStream): FastifyReply =>
  reply.headers(headers).send(body);
