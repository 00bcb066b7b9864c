import { STATUS_CODES, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { errorCode } from '../error-code.ts';
import { newTraceId } from '../observability/index.ts';
import { toApiError } from './error-answer.ts';
import { errorBody } from './error-body.ts';

/** Server options of Node that limit how long a request may take to arrive, checked often enough to enforce it. */
export const arrivalLimits = (requestTimeoutMs: number): ServerOptions => ({
  requestTimeout: requestTimeoutMs,
  headersTimeout: Math.min(60_000, requestTimeoutMs),
  connectionsCheckingInterval: Math.ceil(Math.min(5_000, requestTimeoutMs / 2)),
});

const statusOf: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Responds to a malformed or slow request with the usual error body, and closes the connection. */
export function cutConnection(error: Error, socket: Pick<Socket, 'destroyed' | 'writable' | 'end' | 'destroy'>): void {
  const code = errorCode(error);
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const refusal = toApiError({ statusCode: statusOf[code] ?? 400 });
  const requestId = newTraceId();
  const body = JSON.stringify(errorBody(refusal, requestId));
  const head = [
    `HTTP/1.1 ${refusal.statusCode} ${STATUS_CODES[refusal.statusCode]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  // Sent completely before the connection closes: data still coming in would otherwise discard the response.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
