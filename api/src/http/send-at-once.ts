import type { FastifyReply } from 'fastify';
import { safeHeaderList } from './safe-headers.ts';

/**
 * Sends a complete response without the usual hooks, which for a cached one would cost more than all the rest. It has
 * the usual headers, and is logged like any other.
 * @param head names and values in turn
 */
export function sendAtOnce(reply: FastifyReply, status: number, head: readonly string[], body?: Buffer): void {
  reply.hijack();
  reply.raw.writeHead(status, [...safeHeaderList, 'x-request-id', reply.request.id, ...head]);
  reply.raw.end(body);
}
