import type { FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Prevents pages of other sites from changing data with the visitor's browser. Programs send no Origin and pass. */
export function assertOwnOrigin(request: FastifyRequest, allowedOrigins: string[]): void {
  const { origin } = request.headers;
  if (readingMethods.has(request.method) || origin === undefined) return;
  if (allowedOrigins.includes(origin) || hostOf(origin) === request.host) return;
  throw new ApiError(403, 'foreign_origin', 'Changes are only accepted from this site.');
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    // "null", which sandboxed frames and redirects send, isn't a URL either.
    return undefined;
  }
}
