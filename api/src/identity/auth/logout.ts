import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/index.ts';
import { ApiError, bearerOf } from '../../http/index.ts';
import { readAccessToken } from './access-token.ts';
import { type SigningKeys, recordAct } from '../../operations/index.ts';
import { revokeSession } from './session-store.ts';

/** Ends the caller's session, and returns its id. Callers without one are already signed out. */
export async function logout(db: Database, keys: SigningKeys, request: FastifyRequest): Promise<string | undefined> {
  const token = bearerOf(request);
  if (token === undefined) return undefined;
  try {
    const { sessionId, userId } = await readAccessToken(keys, token, true);
    return await db.transaction(async (tx) => {
      if (!(await revokeSession(tx, { id: sessionId, userId }, userId))) return undefined;
      await recordAct(tx, userId, { action: 'user.signed_out', after: { sessionId }, ip: request.ip });
      return sessionId;
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}
