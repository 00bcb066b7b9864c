import type { TrustsProxy } from 'api/server';
import { tracing } from 'api/observability';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** These belong to a connection, not to the message. */
const ofConnection = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
];

const withoutConnection = (headers: IncomingHttpHeaders) => {
  const named = (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const gone = new Set([...ofConnection, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !gone.has(name)));
};

const text = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join(', ') : value);

/**
 * What the API learns about the client. The client's own headers are trusted only behind another proxy
 * that is trusted, because it could send anything.
 */
export const requestHeaders = ({ headers, socket }: IncomingMessage, requestId: string, trusts: TrustsProxy) => {
  const behindProxy = trusts(socket.remoteAddress ?? '', 0);
  const told = (name: string) => (behindProxy ? text(headers[name]) : undefined);
  const before = told('x-forwarded-for');
  return {
    ...withoutConnection(headers),
    ...tracing().headers(),
    'x-request-id': requestId,
    'x-forwarded-for': [...(before ? [before] : []), socket.remoteAddress ?? ''].join(', '),
    'x-forwarded-host': told('x-forwarded-host') ?? headers.host ?? '',
    'x-forwarded-proto': told('x-forwarded-proto') ?? 'http',
  };
};

type Headers = Record<string, string | string[] | undefined>;

/** An API behind TLS is a site of its own: it gets requests as from its own pages, and knows its own proxies. */
export const headersFor = (origin: string, headers: Headers): Headers => {
  if (!origin.startsWith('https:')) return headers;
  const own = Object.entries(headers).filter(([name]) => !name.startsWith('x-forwarded-'));
  return { ...Object.fromEntries(own), host: new URL(origin).host, ...(headers['origin'] && { origin }) };
};

export const responseHeaders = ({ headers }: IncomingMessage) => withoutConnection(headers);
