import compress from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { handleErrors } from './error-handler.ts';
import { announceDeprecations } from './deprecation.ts';
import { admitEmbedding } from './admit-embedding.ts';
import { assertOwnOrigin } from './origin-check.ts';
import { compileSerializer } from './serialization.ts';
import { compileValidator } from './validation.ts';
import { acceptJson } from './json-body.ts';
import { safeHeaders } from './safe-headers.ts';
import { assertWellFormed } from './well-formed.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Responds before anything else handles the request, if it can. @returns whether it responded */
    answerEarly?: (request: FastifyRequest, reply: FastifyReply) => boolean;
  }
}

/** Rules for every URL below `/api`. */
export async function applyHouseRules(api: FastifyInstance, { config }: ApiContext): Promise<void> {
  handleErrors(api);
  acceptJson(api);
  announceDeprecations(api);
  api.setValidatorCompiler(compileValidator);
  api.setSerializerCompiler(compileSerializer);
  if (config.embedOrigins.length > 0) await admitEmbedding(api, config.embedOrigins);
  // Synchronous hooks use callbacks: promises would add a tenth to the time of a cached response.
  const ownOrigins = [...config.allowedOrigins, ...config.embedOrigins];
  api.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.answerEarly?.(request, reply)) return;
    reply.headers(safeHeaders).header('x-request-id', request.id);
    assertOwnOrigin(request, ownOrigins);
    done();
  });
  // The same on every Node version: newer ones support zstd as well.
  await api.register(compress, { globalDecompression: false, threshold: 1024, encodings: ['br', 'gzip', 'deflate'] });
  if (config.maxEventLoopDelayMs > 0) {
    await api.register(underPressure, { maxEventLoopDelay: config.maxEventLoopDelayMs, retryAfter: 2 });
  }
  api.addHook('preValidation', ({ body, params, query }, _reply, done) => {
    // Bytes of an upload are not text.
    assertWellFormed(params);
    assertWellFormed(query);
    if (body !== undefined && !Buffer.isBuffer(body)) assertWellFormed(body);
    done();
  });
}
