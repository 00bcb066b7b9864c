import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Seconds that a browser remembers what it may request. */
const REMEMBERED = 600;

/**
 * Lets pages of these origins use the API with tokens. Cookies don't count there: a page of another site must not use
 * the visitor's.
 */
export async function admitEmbedding(api: FastifyInstance, origins: string[]): Promise<void> {
  await api.register(cors, {
    origin: origins,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'idempotency-key', 'if-match', 'if-none-match'],
    exposedHeaders: [
      ...['content-disposition', 'etag', 'link', 'x-request-id', 'x-total-count'],
      ...['deprecation', 'ratelimit', 'ratelimit-policy', 'retry-after', 'sunset'],
    ],
    maxAge: REMEMBERED,
  });
  api.addHook('onRequest', ({ headers }, _reply, done) => {
    if (headers.origin !== undefined && origins.includes(headers.origin)) delete headers.cookie;
    done();
  });
}
