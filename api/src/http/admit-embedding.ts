import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Seconds for which a browser remembers what it may ask. */
const REMEMBERED = 600;

/** Lets pages of these origins use the API with tokens. Cookies count for nothing there: a page of another site must not use the visitor's. */
export async function admitEmbedding(api: FastifyInstance, origins: string[]): Promise<void> {
  await api.register(cors, {
    origin: origins,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'if-match'],
    exposedHeaders: ['content-disposition', 'etag', 'x-request-id'],
    maxAge: REMEMBERED,
  });
  api.addHook('onRequest', ({ headers }, _reply, done) => {
    if (headers.origin !== undefined && origins.includes(headers.origin)) delete headers.cookie;
    done();
  });
}
