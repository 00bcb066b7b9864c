import type { FastifyRequest } from 'fastify';
import type { Authenticate } from './access.ts';
import { ApiError } from './api-error.ts';
import type { Caller } from './caller.ts';

/** The caller, or null for a visitor. A visitor whose session has ended may use public forms as well. */
export const visitorOrCaller = (authenticate: Authenticate, request: FastifyRequest): Promise<Caller | null> =>
  authenticate(request).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
