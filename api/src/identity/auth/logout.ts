import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/index.ts';
import { ApiError, bearerOf } from '../../http/index.ts';
import { readAccessToken } from './access-token.ts';
import { type SigningKeys, recordAct } from '../../operations/index.ts';
import { revokeSession } from './session-store.ts';

/** Ends the caller's session. Whoever has none is signed out already. */
export async function logout(db: Database, keys: SigningKeys, request: FastifyRequest): Promise<void> {
  const token = bearerOf(request);
  if (token === undefined) return;
  try {
    const { sessionId, userId } = await readAccessToken(keys, token, true);
    await db.transaction(async (tx) => {
      if (!(await revokeSession(tx, { id: sessionId, userId }, userId))) return;
      await recordAct(tx, userId, { action: 'user.signed_out', after: { sessionId }, ip: request.ip });
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
