import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { errorBody } from './error-body.ts';
import { loggable } from './loggable-error.ts';
import { toApiError } from './error-answer.ts';
import { rateLimitHeaders, wholeSeconds } from './rate-limit.ts';

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const answer = toApiError(error);
    if (answer.statusCode >= 500) request.log.error({ err: loggable(error) }, 'request failed');
    else if (isSuspicious(answer)) logRefusal(request, answer);
    return sendError(request, reply, answer);
  });
  app.setNotFoundHandler((request, reply) =>
    sendError(request, reply, new ApiError(404, 'not_found', "This address doesn't exist.")),
  );
}

/** The codes for an ended session: nothing anyone did wrong. */
const endedSession = ['not_signed_in', 'invalid_token', 'session_ended', 'invalid_refresh_token'];

/** Wrong credentials, missing roles, invalid input, too many requests. */
const isSuspicious = ({ statusCode, code }: ApiError) =>
  [400, 403, 413, 415, 429].includes(statusCode) || (statusCode === 401 && !endedSession.includes(code));

/** Names the route, not the path, which may contain an address or a token. */
const logRefusal = ({ log, method, ip, caller, routeOptions: { url } }: FastifyRequest, answer: ApiError) =>
  log.warn({ status: answer.statusCode, code: answer.code, method, route: url, ip, userId: caller?.userId }, 'refused');

/**
 * Reads and drops the rest of a refused body before the connection ends: otherwise a client that is still sending would
 * lose the response.
 */
function closeAfterBody({ raw }: FastifyRequest, { raw: response }: FastifyReply): void {
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
  if (response.shouldKeepAlive || raw.complete || (length === '0' && encoding === undefined)) return;
  response.shouldKeepAlive = true;
  const close = () => void raw.socket.end();
  response.once('finish', () => (raw.complete ? close() : raw.once('end', close)));
}

/** Besides those of a limit that isn't used up, if the route has one. */
function tellLimit(reply: FastifyReply, headers: ReturnType<typeof rateLimitHeaders>): void {
  for (const [name, value] of Object.entries(headers))
    reply.header(name, [reply.getHeader(name), value].filter(Boolean).join(', '));
}

function sendError(request: FastifyRequest, reply: FastifyReply, error: ApiError): FastifyReply {
  if (error.retryAfter !== undefined) reply.header('retry-after', wholeSeconds(error.retryAfter));
  if (error.limit) tellLimit(reply, rateLimitHeaders({ ...error.limit, remaining: 0 }));
  reply.removeHeader('connection');
  closeAfterBody(request, reply);
  if (error.challenge !== undefined) reply.header('www-authenticate', error.challenge);
  return reply
    .code(error.statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(error, request.id));
}
