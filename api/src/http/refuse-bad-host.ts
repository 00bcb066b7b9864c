import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from './api-error.ts';
import { errorBody } from './error-body.ts';
import { knownHosts, type HostConfig } from './known-hosts.ts';
import { remember } from './remember.ts';
import { requestIdOf } from './request-id.ts';
import { safeHeaders } from './safe-headers.ts';

/** A name or an address, with an optional port, as a browser or a proxy sends it. */
const hostForm = /^(?:\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?$/i;

/** How many hosts are remembered: clients can invent more. */
const mostHosts = 100;

const isHost = remember(mostHosts, (text) => hostForm.test(text) && URL.canParse(`http://${text}`));

/** `X-Forwarded-Host` has one per proxy. Browsers send one `Host`; servers could interpret two differently. */
const hasGoodHost = ({ headers, rawHeaders }: IncomingMessage) => {
  let given = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.toLowerCase() === 'host') given += 1;
  if (given !== 1 || !isHost((headers.host ?? '').trim())) return false;
  const forwarded = headers['x-forwarded-host'];
  return (
    forwarded === undefined ||
    [forwarded].flat().every((value) => value.split(',').every((host) => isHost(host.trim())))
  );
};

/** Health probes name their own address, or no host at all (HTTP/1.0). */
const isProbe = ({ url }: IncomingMessage) => /^\/(livez|readyz)$/.test(url ?? '');

const malformed = new ApiError(400, 'invalid_host', 'The Host header of this request is malformed.');
const unknown = new ApiError(
  400,
  'unknown_host',
  'This server does not answer for the host of this request. Its operator sets PUBLIC_URL and ALLOWED_HOSTS.',
);

/**
 * Responds 400 if the `Host` is invalid (RFC 9112, 3.2) or not ours, before it reaches a link or a cache.
 * @returns a function that returns whether it responded
 */
export function badHostRefusal(config: HostConfig): (request: IncomingMessage, response: ServerResponse) => boolean {
  const isOurs = knownHosts(config);
  const refusalOf = (request: IncomingMessage) => {
    if (!hasGoodHost(request)) return isProbe(request) && request.headers.host === undefined ? undefined : malformed;
    return isProbe(request) || isOurs(request) ? undefined : unknown;
  };
  return (request, response) => {
    const refusal = refusalOf(request);
    if (refusal) send(refusal, request, response);
    return refusal !== undefined;
  };
}

function send(refusal: ApiError, request: IncomingMessage, response: ServerResponse): void {
  const id = requestIdOf(request);
  response.writeHead(refusal.statusCode, {
    ...safeHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-request-id': id,
  });
  response.end(JSON.stringify(errorBody(refusal, id)));
}
