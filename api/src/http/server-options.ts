import { LogController, type FastifyHttpOptions, type FastifyReply } from 'fastify';
import type { Server } from 'node:http';
import type { ApiConfig } from '../config.ts';
import { isShippingLogs, shippedOutput } from '../observability/index.ts';
import { arrivalLimits, cutConnection } from './cut-connection.ts';
import { errorBody } from './error-body.ts';
import { toApiError } from './error-answer.ts';
import { requestIdOf } from './request-id.ts';
import { trustedProxies } from './trusted-proxies.ts';

const redacted = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  ...['password', 'newPassword', 'accessToken', 'refreshToken', 'resetToken', 'otp', 'token'].flatMap((name) => [
    name,
    `*.${name}`,
  ]),
];

/** Options for a Fastify server with the API, alone or among other things. */
export function apiServerOptions(config: ApiConfig): FastifyHttpOptions<Server> {
  return {
    // Without the query, which may contain a person's address or search.
    logger: {
      level: config.logLevel,
      redact: redacted,
      ...(isShippingLogs() && { stream: shippedOutput }),
      serializers: {
        req: (request) => ({ method: request.method, path: request.url.split('?')[0], ip: request.ip }),
      },
    },
    genReqId: requestIdOf,
    logController: new LogController({ requestIdLogLabel: 'trace_id' }),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: 1_048_576,
    // Cuts off requests that arrive too slowly.
    requestTimeout: config.requestTimeoutMs,
    http: arrivalLimits(config.requestTimeoutMs),
    clientErrorHandler: cutConnection,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 300 },
    // While closing, requests on open connections still get a response.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // The router rejected the URL, so none of our hooks has run.
    frameworkErrors: (error, request, reply: FastifyReply) => {
      const answer = toApiError(error);
      reply.code(answer.statusCode).type('application/json; charset=utf-8').header('x-request-id', request.id);
      reply.send(JSON.stringify(errorBody(answer, request.id)));
    },
  };
}
