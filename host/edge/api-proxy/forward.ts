import * as http from 'node:http';
import * as https from 'node:https';
import { pipeline } from 'node:stream';
import { responseHeaders } from './forwarded-headers.ts';

/** Timeout for connecting, in milliseconds. */
const CONNECT_LIMIT = 2_000;
/** Idle timeout, in milliseconds. Longer than the API's own request timeout. */
const SILENCE_LIMIT = 65_000;

/** Connections are reused only for requests that may be sent twice: a connection the other side just closed is noticed too late. */
const pool = { keepAlive: true, maxSockets: 256 };
const plain = { ask: http.request, kept: new http.Agent(pool) };
const secure = { ask: https.request, kept: new https.Agent(pool) };

/**
 * `unsent`: nothing was sent; `lost`: it may have been, but there was no response; `late`: timed out;
 * `busy`: the replica says to retry later.
 */
export type Outcome = 'answered' | 'unsent' | 'lost' | 'late' | 'busy';

interface Attempt {
  request: http.IncomingMessage;
  response: http.ServerResponse;
  headers: Record<string, string | string[] | undefined>;
  origin: string;
  /** May be sent again, and has no body. */
  repeatable: boolean;
  /** Another replica may be tried, so a 503 need not be final. */
  passOnBusy: boolean;
  /** Use a new connection, in case the pooled ones are stale. */
  fresh: boolean;
}

/** Streams a request on and its response back. Reads nothing of the body until connected. */
export const forward = ({ request, response, headers, origin, repeatable, passOnBusy, fresh }: Attempt) =>
  new Promise<Outcome>((resolve) => {
    const { ask, kept } = origin.startsWith('https:') ? secure : plain;
    const agent = repeatable && !fresh ? kept : false;
    const upstream = ask(origin + (request.url ?? '/'), { method: request.method, headers, agent });
    let outcome: Outcome = 'unsent';
    let answered = false;

    const connecting = setTimeout(() => upstream.destroy(new Error('No connection.')), CONNECT_LIMIT);
    const connected = () => {
      clearTimeout(connecting);
      outcome = 'lost';
      if (repeatable) return void upstream.end();
      upstream.flushHeaders();
      request.pipe(upstream);
      // Answered early: read and drop the rest of the body, or the client loses the answer.
      upstream.once('close', () => request.unpipe(upstream).resume());
    };
    upstream.once('socket', (socket) => (socket.connecting ? socket.once('connect', connected) : connected()));
    upstream.setTimeout(SILENCE_LIMIT, () => {
      outcome = 'late';
      upstream.destroy(new Error('No answer.'));
    });
    upstream.once('response', (answer) => {
      answered = true;
      if (answer.statusCode === 503 && passOnBusy) {
        answer.resume();
        return resolve('busy');
      }
      response.writeHead(answer.statusCode ?? 502, responseHeaders(answer));
      // At once: someone is waiting for events.
      response.flushHeaders();
      pipeline(answer, response, () => resolve('answered'));
    });
    upstream.once('error', () => {
      clearTimeout(connecting);
      if (!answered) resolve(outcome);
    });
    response.once('close', () => {
      // The client is gone.
      if (response.writableFinished) return;
      upstream.destroy();
      resolve('answered');
    });
  });
