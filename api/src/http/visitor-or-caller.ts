import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { ApiError } from './api-error.ts';
import { authenticate } from '../identity/auth/authenticate.ts';
import type { Caller } from './caller.ts';
import type { SigningKeys } from '../operations/keys/signing-keys.ts';

/** Who fills in a public form: a session that has ended doesn't stand in its way. */
export const visitorOrCaller = (db: Database, keys: SigningKeys, request: FastifyRequest): Promise<Caller | null> =>
  authenticate(db, keys, request).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
