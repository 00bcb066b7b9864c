import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** Of one connection, not of the message. */
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
 * What the API hears of who asks. What a client says of itself counts only where another proxy stands in front
 * (`behindProxy`); it could say anything.
 */
export const requestHeaders = ({ headers, socket }: IncomingMessage, requestId: string, behindProxy: boolean) => {
  const told = (name: string) => (behindProxy ? text(headers[name]) : undefined);
  const before = told('x-forwarded-for');
  return {
    ...withoutConnection(headers),
    'x-request-id': requestId,
    'x-forwarded-for': [...(before ? [before] : []), socket.remoteAddress ?? ''].join(', '),
    'x-forwarded-host': told('x-forwarded-host') ?? headers.host ?? '',
    'x-forwarded-proto': told('x-forwarded-proto') ?? 'http',
  };
};

export const responseHeaders = ({ headers }: IncomingMessage) => withoutConnection(headers);
