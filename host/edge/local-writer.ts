import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { UNREACHED, type DataWriter } from './data-writer.ts';

/** Headers the API needs; it knows itself whether to trust a proxy's. */
const passedOn = [
  'host',
  'origin',
  'traceparent',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-request-id',
];

const headersOf = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])));

/** Writes to the API in this process. */
export const localWriter =
  (api: FastifyInstance): DataWriter =>
  async (path, value, { headers, socket }) => {
    const answer = await api
      .inject({
        method: 'POST',
        url: `/api/marketplace${path}`,
        headers: headersOf(headers),
        payload: value,
        ...(socket.remoteAddress && { remoteAddress: socket.remoteAddress }),
      })
      .catch(() => undefined);
    if (!answer) return UNREACHED;
    const retryAfter = answer.headers['retry-after'];
    return { status: answer.statusCode, body: answer.body, retryAfter: retryAfter && String(retryAfter) };
  };
