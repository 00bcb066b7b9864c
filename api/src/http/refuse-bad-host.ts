import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from './api-error.ts';
import { errorBody } from './error-handler.ts';
import { requestIdOf } from './request-id.ts';
import { safeHeaders } from './safe-headers.ts';

/** A name or an address, with an optional port, as a browser or a proxy sends it. */
const hostForm = /^(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i;

const isHost = (text: string) => hostForm.test(text) && URL.canParse(`http://${text}`);

/** `X-Forwarded-Host` has one per proxy. Browsers send one `Host`; servers could interpret two differently. */
const hasGoodHost = ({ headers, rawHeaders }: IncomingMessage) => {
  const given = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  const forwarded = [headers['x-forwarded-host'] ?? []].flat().flatMap((value) => value.split(','));
  return given.length === 1 && [headers.host ?? '', ...forwarded].every((host) => isHost(host.trim()));
};

/** Health probes may send no `Host` (HTTP/1.0). */
const isProbe = ({ url, headers }: IncomingMessage) =>
  headers.host === undefined && /^\/(livez|readyz)$/.test(url ?? '');

/**
 * Responds 400 if the `Host` is invalid (RFC 9112, 3.2), before it reaches a link or a cache.
 * @returns whether it responded
 */
export function refuseBadHost(request: IncomingMessage, response: ServerResponse): boolean {
  if (hasGoodHost(request) || isProbe(request)) return false;
  const id = requestIdOf(request);
  const refusal = new ApiError(400, 'invalid_host', 'The Host header of this request is malformed.');
  response.writeHead(refusal.statusCode, {
    ...safeHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-request-id': id,
    connection: 'close',
  });
  response.end(JSON.stringify(errorBody(refusal, id)));
  return true;
}
