import type { FreshProof, SecondFactors } from '@marketplace/shared/contracts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { identityProviders, type Queries, userIdentities, users } from '../../../db/index.ts';
import { type Caller, found } from '../../../http/index.ts';
import { requiredProviderOf } from '../../sign-on/required-sign-on.ts';
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
    .select({
      email: users.email,
      dueAt: users.secondFactorDueAt,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
    })
    .from(users)
    .where(eq(users.id, userId));
  const { email, dueAt, hasPassword } = found('user', user);
  const methods = await factorMethodsOf(db, userId);
  return {
    passkeys: (await listPasskeys(db, userId)).map(toSummary),
    totp: await readTotp(db, userId),
    recoveryCodes: await readRecoveryCodes(db, userId),
    requiredBy: dueAt?.toISOString() ?? null,
    overdue: secondFactorOverdue,
    freshUntil: (await freshUntilOf(db, sessionId))?.toISOString() ?? null,
    ...(methods.length > 0
      ? {
          proofs: methods,
          withPassword: hasPassword && (await requiredProviderOf(db, { id: userId, email })) === undefined,
        }
      : await firstFactorsOf(db, userId, hasPassword)),
  };
}

/** Signing in at a provider again is a proof only if it says when people sign in there. */
async function firstFactorsOf(
  db: Queries,
  userId: string,
  hasPassword: boolean,
): Promise<Pick<SecondFactors, 'proofs' | 'signOnProvider' | 'signOnUnproven'>> {
  const providers = await db
    .select({ id: identityProviders.id, tellsWhen: identityProviders.tellsWhen })
    .from(userIdentities)
    .innerJoin(identityProviders, eq(identityProviders.id, userIdentities.providerId))
    .where(and(eq(userIdentities.userId, userId), eq(identityProviders.enabled, true)))
    .orderBy(desc(userIdentities.createdAt));
  const signOn = providers.find(({ tellsWhen }) => tellsWhen !== false);
  const proofs: FreshProof[] = [
    ...(hasPassword ? (['password'] as const) : []),
    ...(signOn ? (['signOn'] as const) : []),
  ];
  return {
    proofs,
    ...(signOn && { signOnProvider: signOn.id }),
    ...(!signOn && providers.length > 0 && { signOnUnproven: true }),
  };
}
