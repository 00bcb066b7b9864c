import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { responseHeaders } from './forwarded-headers.ts';

/** In milliseconds until a connection stands. */
const CONNECT_LIMIT = 2_000;
/** In milliseconds in which nothing moves. Longer than the API gives a request to arrive. */
const SILENCE_LIMIT = 65_000;

/** Reused for what may be sent twice: a connection that the other side has just closed is found out too late. */
const kept = new Agent({ keepAlive: true, maxSockets: 256 });

/**
 * `unsent`: nothing of it has reached anybody; `lost`: it may have, and no answer came; `late`: nothing came in time;
 * `busy`: the replica asks to come back later.
 */
export type Outcome = 'answered' | 'unsent' | 'lost' | 'late' | 'busy';

interface Attempt {
  request: IncomingMessage;
  response: ServerResponse;
  headers: Record<string, string | string[] | undefined>;
  origin: string;
  /** May be sent again, and has no body. */
  repeatable: boolean;
  /** Somebody else may be asked, so that a 503 need not be the answer. */
  passOnBusy: boolean;
  /** A connection of its own, where the kept ones are doubtful. */
  fresh: boolean;
}

/** Sends a request on and its answer back, as they come. Nothing of the body is read before a connection stands. */
export const forward = ({ request, response, headers, origin, repeatable, passOnBusy, fresh }: Attempt) =>
  new Promise<Outcome>((resolve) => {
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
      pipeline(request, upstream, () => undefined);
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
      // At once: events are awaited by somebody.
      response.flushHeaders();
      pipeline(answer, response, () => resolve('answered'));
    });
    upstream.once('error', () => {
      clearTimeout(connecting);
      if (!answered) resolve(outcome);
    });
    response.once('close', () => {
      // Who asked has gone.
      if (response.writableFinished) return;
      upstream.destroy();
      resolve('answered');
    });
  });
