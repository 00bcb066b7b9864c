import { request, type Agent, type IncomingHttpHeaders } from 'node:http';
import type { FuzzRequest } from './make-request.ts';

export interface Answer {
  /** 0 if the connection ended without a response. */
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  milliseconds: number;
  /** Of the key that sent it. */
  scopes?: readonly string[];
}

/** When a response can no longer be expected. */
const patienceMs = 30_000;

/** Sends it as it is; stops reading an event stream as soon as it has begun. */
export function sendRequest(agent: Agent, base: string, sent: FuzzRequest, token: string | undefined): Promise<Answer> {
  const started = performance.now();
  const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const length = sent.body ? { 'content-length': sent.body.content.length } : {};
  return new Promise((resolve) => {
    const end = (status: number, headers: IncomingHttpHeaders, body: Buffer) =>
      resolve({ status, headers, body, milliseconds: performance.now() - started });
    const call = request(
      base + sent.address,
      { agent, method: sent.method, headers: { ...bearer, ...length, ...sent.headers }, timeout: patienceMs },
      (answer) => {
        const parts: Buffer[] = [];
        const finish = () => end(answer.statusCode ?? 0, answer.headers, Buffer.concat(parts));
        if (answer.headers['content-type']?.startsWith('text/event-stream')) {
          finish();
          return void answer.destroy();
        }
        answer.on('data', (part: Buffer) => parts.push(part));
        // A body refused halfway may break the connection after its response.
        answer.on('close', finish);
      },
    );
    call.on('timeout', () => call.destroy());
    call.on('error', (error) => end(0, {}, Buffer.from(error.message)));
    call.end(sent.body?.content);
  });
}
