import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type ServerOptions } from 'node:http';
import type { Socket } from 'node:net';
import { errorCode } from '../error-code.ts';
import { toApiError } from './error-answer.ts';
import { errorBody } from './error-handler.ts';

/** For a server of Node: how long a request may take to arrive, looked at often enough to mean it. */
export const arrivalLimits = (requestTimeoutMs: number): ServerOptions => ({
  requestTimeout: requestTimeoutMs,
  headersTimeout: Math.min(60_000, requestTimeoutMs),
  connectionsCheckingInterval: Math.ceil(Math.min(5_000, requestTimeoutMs / 2)),
});

const statusOf: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Answers what is no whole request, one that took too long included, in the shape of any refusal, and hangs up. */
export function cutConnection(error: Error, socket: Pick<Socket, 'destroyed' | 'writable' | 'end' | 'destroy'>): void {
  const code = errorCode(error);
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy();
  const refusal = toApiError({ statusCode: statusOf[code] ?? 400 });
  const requestId = randomUUID();
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
  // Whole before it is hung up: what is still coming in would otherwise take the answer with it.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
