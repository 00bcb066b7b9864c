import type { FreshProof, SecondFactors } from '@marketplace/shared/contracts';
import { and, eq, exists, sql } from 'drizzle-orm';
import { identityProviders, type Queries, userIdentities, users } from '../../../db/index.ts';
import { type Caller, found } from '../../../http/index.ts';
import { freshUntilOf } from '../fresh/prove-session.ts';
import { factorMethodsOf } from '../held-factors.ts';
import { listPasskeys, toSummary } from '../passkeys/passkey-store.ts';
import { readRecoveryCodes } from '../recovery-codes/recovery-code-store.ts';
import { readTotp } from '../totp/totp-store.ts';

/** The caller's second factors, whether they must set one up, and how they can prove themselves again. */
export async function readFactors(
  db: Queries,
  { userId, sessionId, secondFactorOverdue }: Caller,
): Promise<SecondFactors> {
  const [user] = await db
    .select({ dueAt: users.secondFactorDueAt, hasPassword: sql<boolean>`${users.passwordHash} is not null` })
    .from(users)
    .where(eq(users.id, userId));
  const { dueAt, hasPassword } = found('user', user);
  const methods = await factorMethodsOf(db, userId);
  return {
    passkeys: (await listPasskeys(db, userId)).map(toSummary),
    totp: await readTotp(db, userId),
    recoveryCodes: await readRecoveryCodes(db, userId),
    requiredBy: dueAt?.toISOString() ?? null,
    overdue: secondFactorOverdue,
    freshUntil: (await freshUntilOf(db, sessionId))?.toISOString() ?? null,
    proofs: methods.length > 0 ? methods : await firstFactorsOf(db, userId, hasPassword),
    ...(methods.length > 0 && { withPassword: hasPassword }),
  };
}

async function firstFactorsOf(db: Queries, userId: string, hasPassword: boolean): Promise<FreshProof[]> {
  const [row] = await db
    .select({
      one: exists(
        db
          .select({ one: sql`1` })
          .from(userIdentities)
          .innerJoin(identityProviders, eq(identityProviders.id, userIdentities.providerId))
          .where(and(eq(userIdentities.userId, userId), eq(identityProviders.enabled, true))),
      ),
    })
    .from(users)
    .where(eq(users.id, userId));
  return [...(hasPassword ? (['password'] as const) : []), ...(row?.one ? (['signOn'] as const) : [])];
}
