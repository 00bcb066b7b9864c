import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/index.ts';
import { ApiError, bearerOf, type Caller } from '../../http/index.ts';
import { readAccessToken } from './access-token.ts';
import { findCaller } from './session-store.ts';
import { isApiKey } from '../service-accounts/api-key.ts';
import { callerByKey } from '../service-accounts/key-caller.ts';
import type { SigningKeys } from '../../operations/index.ts';

/**
 * The caller, by an access token or an API key; null if the request carries no credentials.
 * @throws ApiError 401 for credentials that are invalid, or no longer valid
 */
export async function authenticate(db: Database, keys: SigningKeys, request: FastifyRequest): Promise<Caller | null> {
  const token = bearerOf(request);
  if (token === undefined) return null;
  // Forms for visitors only know people.
  if (isApiKey(token)) return request.routeOptions.config.access === 'public' ? null : callerByKey(db, token);
  const caller = await findCaller(db, await readAccessToken(keys, token));
  if (!caller) throw new ApiError(401, 'session_ended', 'Your session has ended. Please sign in again.');
  return caller;
}
