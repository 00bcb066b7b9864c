import { requestIdOf, type TrustsProxy } from 'api/server';
import { nameRoute } from 'api/observability';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from '../serve.ts';
import { forward } from './forward.ts';
import { headersFor, requestHeaders } from './forwarded-headers.ts';
import type { Replicas } from './replicas.ts';

interface Options {
  replicas: Replicas;
  /** Which proxies in front may tell of the client in their X-Forwarded headers. */
  trusts: TrustsProxy;
}

interface Refusal {
  status: number;
  code: string;
  message: string;
}

const unavailable: Refusal = {
  status: 503,
  code: 'unavailable',
  message: 'The service is busy or restarting. Please try again in a few seconds.',
};
const lost: Refusal = {
  status: 502,
  code: 'connection_lost',
  message: 'The connection to the service was lost. Please check if your change was made before you try again.',
};
const late: Refusal = {
  status: 504,
  code: 'timeout',
  message: 'The service took too long to respond. Please check if your change was made before you try again.',
};

/** The same shape as the API's own errors. */
const refuse = (response: ServerResponse, { status, code, message }: Refusal, requestId: string) => {
  if (response.headersSent || response.destroyed) return void response.destroy();
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': requestId,
    ...(status === 503 && { 'retry-after': '2' }),
  });
  response.end(JSON.stringify({ error: message, message, code, requestId }));
};

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';

const isRepeatable = (request: IncomingMessage) =>
  ['GET', 'HEAD', 'OPTIONS'].includes(request.method ?? '') && !hasBody(request);

/**
 * Forwards requests to the replicas of the API. If one is gone, tries the next, but never resends what may have been
 * done already.
 */
export const createApiProxy =
  ({ replicas, trusts }: Options): Handler =>
  async (request, response) => {
    nameRoute(request, '/api/*');
    const requestId = requestIdOf(request);
    const headers = requestHeaders(request, requestId, trusts);
    const repeatable = isRepeatable(request);
    const inTurn = replicas.inTurn();
    for (const [turn, replica] of inTurn.entries()) {
      const passOnBusy = repeatable && turn < inTurn.length - 1;
      const { origin } = replica;
      const attempt = {
        request,
        response,
        headers: headersFor(origin, headers),
        origin,
        repeatable,
        passOnBusy,
        fresh: turn > 0,
      };
      const outcome = await forward(attempt);
      if (outcome === 'answered') return;
      if (outcome === 'busy') continue;
      replica.ready = false;
      if (outcome === 'late') return refuse(response, late, requestId);
      if (outcome === 'lost' && !repeatable) return refuse(response, lost, requestId);
    }
    refuse(response, unavailable, requestId);
  };
