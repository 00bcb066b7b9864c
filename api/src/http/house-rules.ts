import compress from '@fastify/compress';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { handleErrors } from './error-handler.ts';
import { assertOwnOrigin } from './origin-check.ts';
import { compileSerializer } from './serialization.ts';
import { compileValidator } from './validation.ts';
import { acceptJson } from './json-body.ts';
import { safeHeaders } from './safe-headers.ts';
import { assertWellFormed } from './well-formed.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers before anything else looks at the request, where it can. @returns whether it has answered */
    answerEarly?: (request: FastifyRequest, reply: FastifyReply) => boolean;
  }
}

/** What holds for every address below `/api`, whatever it does. */
export async function applyHouseRules(api: FastifyInstance, { config }: ApiContext): Promise<void> {
  handleErrors(api);
  acceptJson(api);
  api.setValidatorCompiler(compileValidator);
  api.setSerializerCompiler(compileSerializer);
  // Hooks that wait for nothing call back: as promises they would cost an answer from memory a tenth of its time.
  api.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.answerEarly?.(request, reply)) return;
    reply.headers(safeHeaders).header('x-request-id', request.id);
    assertOwnOrigin(request, config.allowedOrigins);
    done();
  });
  // The same on every Node: newer ones know zstd as well.
  await api.register(compress, { globalDecompression: false, threshold: 1024, encodings: ['br', 'gzip', 'deflate'] });
  if (config.maxEventLoopDelayMs > 0) {
    await api.register(underPressure, { maxEventLoopDelay: config.maxEventLoopDelayMs, retryAfter: 2 });
  }
  api.addHook('preValidation', ({ body, params, query }, _reply, done) => {
    // Bytes of an upload are no text.
    for (const part of [params, query, Buffer.isBuffer(body) ? undefined : body]) assertWellFormed(part);
    done();
  });
}
