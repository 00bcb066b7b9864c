import type { onSendAsyncHookHandler } from 'fastify';

/** For what belongs to one user: neither a proxy nor the browser keeps it. */
export const neverCached: onSendAsyncHookHandler = async (_request, reply) => {
  reply.header('cache-control', 'private, no-store');
};
