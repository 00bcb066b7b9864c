import type { FastifyReply } from 'fastify';
import { safeHeaderList } from './safe-headers.ts';

/** Which other origins may read it; set before any response. */
const admission = ['access-control-allow-origin', 'access-control-expose-headers', 'vary'];

const admissionOf = (reply: FastifyReply) =>
  admission.flatMap((name) => {
    const value = reply.getHeader(name);
    return value === undefined ? [] : [name, String(value)];
  });

/**
 * Sends a complete response without the usual hooks, which would cost more than everything else for a cached one. It
 * has the usual headers, and is logged like any other.
 * @param head names and values in turn
 */
export function sendAtOnce(reply: FastifyReply, status: number, head: readonly string[], body?: Buffer): void {
  reply.hijack();
  reply.raw.writeHead(status, [...safeHeaderList, 'x-request-id', reply.request.id, ...admissionOf(reply), ...head]);
  reply.raw.end(body);
}
