import type { FactorMethod } from '@marketplace/shared/contracts';
import { eq, sql, type SQL } from 'drizzle-orm';
import { type Queries, users } from '../../db/index.ts';

const passkeyExists = sql`exists (select 1 from passkeys p where p.user_id = ${users.id})`;
const totpExists = sql`exists (
  select 1 from totp_secrets t where t.user_id = ${users.id} and t.confirmed_at is not null)`;
const recoveryCodeExists = sql`exists (select 1 from second_factor_recovery_codes c where c.user_id = ${users.id})`;

/** Whether a user of a select from `users` has a second factor. Recovery codes alone don't count. */
export const hasSecondFactorSql: SQL = sql`(${passkeyExists} or ${totpExists})`;

/** How a user can prove themselves besides a password, best first. Empty without a second factor. */
export async function factorMethodsOf(db: Queries, userId: string): Promise<FactorMethod[]> {
  const [held] = await db
    .select({
      passkey: sql<boolean>`${passkeyExists}`,
      totp: sql<boolean>`${totpExists}`,
      recoveryCode: sql<boolean>`${recoveryCodeExists}`,
    })
    .from(users)
    .where(eq(users.id, userId));
  if (!held || !(held.passkey || held.totp)) return [];
  return (['passkey', 'totp', 'recoveryCode'] as const).filter((method) => held[method]);
}
