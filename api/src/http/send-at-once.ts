import type { FastifyReply } from 'fastify';
import { safeHeaderList } from './safe-headers.ts';

/**
 * Sends an answer that is complete, past what other replies go through on their way out: for one from memory that costs
 * more than all the rest. It has the headers of every answer, and is logged like any other.
 * @param head names and values in turn
 */
export function sendAtOnce(reply: FastifyReply, status: number, head: readonly string[], body?: Buffer): void {
  reply.hijack();
  reply.raw.writeHead(status, [...safeHeaderList, 'x-request-id', reply.request.id, ...head]);
  reply.raw.end(body);
}
