import type { FastifyRequest } from 'fastify';

/** The token of "Authorization: Bearer …"; another scheme counts as an invalid token, an absent header as none. */
export function bearerOf(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  return /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? '';
}
