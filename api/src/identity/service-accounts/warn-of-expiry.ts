import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { ApiContext } from '../../api-context.ts';
import { apiKeys, type Database, serviceAccounts, users } from '../../db/index.ts';
import { defineScheduledJob } from '../../jobs/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { keyIsLive } from './key-caller.ts';
import { tellKeyExpires } from './key-mails.ts';

/** Warns once about each key that expires within 7 days, unless another one replaces it. */
export async function warnOfExpiry({ db, mailer }: { db: Database; mailer: Mailer }): Promise<void> {
  await db.transaction(async (tx) => {
    const expiring = await tx
      .select({
        id: apiKeys.id,
        hint: apiKeys.hint,
        expiresAt: apiKeys.expiresAt,
        lastUsedAt: apiKeys.lastUsedAt,
        clientId: serviceAccounts.clientId,
        name: users.name,
      })
      .from(apiKeys)
      .innerJoin(serviceAccounts, eq(serviceAccounts.userId, apiKeys.accountId))
      .innerJoin(users, eq(users.id, serviceAccounts.userId))
      .where(
        and(
          keyIsLive,
          lt(apiKeys.expiresAt, sql`now() + interval '7 days'`),
          // A key created for less than that is known to end soon.
          lt(apiKeys.createdAt, sql`${apiKeys.expiresAt} - interval '7 days'`),
          isNull(apiKeys.replacedBy),
          isNull(apiKeys.warnedAt),
        ),
      )
      .orderBy(apiKeys.expiresAt, apiKeys.id)
      .limit(100)
      .for('no key update', { of: apiKeys, skipLocked: true });
    for (const { id, ...key } of expiring) {
      await tellKeyExpires(tx, mailer, key);
      await tx
        .update(apiKeys)
        .set({ warnedAt: sql`now()` })
        .where(eq(apiKeys.id, id));
    }
  });
}

/** Hourly, so that nobody waits long for a warning. */
export const warnOfExpiringKeys = defineScheduledJob<ApiContext>({
  name: 'warn-of-expiring-keys',
  title: 'Warn of API keys that expire',
  schedule: '23 * * * *',
  run: warnOfExpiry,
});
