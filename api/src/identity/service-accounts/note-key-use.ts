import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiKeys, type Database } from '../../db/index.ts';
import { afterAnswers, type Caller, countHit } from '../../http/index.ts';
import { recordAudit } from '../../operations/index.ts';

/**
 * Records, once the response is sent, that a key was used: when and from where, at most once a minute, and in the audit
 * log the first call of each hour to each operation. For all routes registered afterwards.
 */
export function noteKeyUse(app: FastifyInstance, db: Database): void {
  const afterAnswer = afterAnswers(app);
  app.addHook('onSend', (request, reply, _payload, done) => {
    const { caller } = request;
    if (caller?.key && reply.statusCode !== 429) afterAnswer(request, () => noteUse(db, request, caller, caller.key));
    done();
  });
}

async function noteUse(db: Database, request: FastifyRequest, { userId }: Caller, key: Caller['key']): Promise<void> {
  if (!key) return;
  const { method, ip, routeOptions } = request;
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()`, lastUsedIp: ip })
    .where(
      and(
        eq(apiKeys.id, key.id),
        or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`)),
      ),
    );
  const endpoint = `${method} ${routeOptions.url ?? ''}`;
  const { hits } = await countHit(db, `api-key-used:${key.id}:${endpoint}`, 3_600);
  if (hits > 1) return;
  const [used] = await db.select({ hint: apiKeys.hint }).from(apiKeys).where(eq(apiKeys.id, key.id));
  const target = { type: 'endpoint', id: endpoint, name: endpoint };
  const after = { key: used?.hint ?? key.id };
  await db.transaction((tx) => recordAudit(tx, { actorId: userId, action: 'api_key.used', target, after, ip }));
}
