import { randomBytes } from 'node:crypto';
import { SECOND_FACTOR_LIMITS } from '@marketplace/shared/contracts';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { factorChallenges, type Queries } from '../../db/index.ts';
import { hashOfToken } from '../../operations/index.ts';

export type Challenge = typeof factorChallenges.$inferSelect;

/** Wrong proofs before a sign-in has to start again. */
const triesPerSignIn = 5;

export const newToken = () => randomBytes(32).toString('base64url');

type NewChallenge = Pick<Challenge, 'purpose' | 'userId'> & Partial<Pick<Challenge, 'rememberMe' | 'methods'>>;

/** Stores a challenge under the hash of its token. Returns when it expires. */
export async function keepChallenge(db: Queries, token: string, challenge: NewChallenge): Promise<Date> {
  const [kept] = await db
    .insert(factorChallenges)
    .values({
      ...challenge,
      hash: hashOfToken(token),
      expiresAt: sql`now() + make_interval(mins => ${SECOND_FACTOR_LIMITS.minutes})`,
    })
    .returning({ expiresAt: factorChallenges.expiresAt });
  if (!kept) throw new Error('The challenge was not stored.');
  return kept.expiresAt;
}

/** A sign-in, after a password or through a provider, that waits for its second factor. */
export type BegunSignIn = Challenge & { userId: string };

const signIns: Challenge['purpose'][] = ['sign-in', 'sign-on'];

const isLive = (token: string, purposes: Challenge['purpose'][]) =>
  and(
    eq(factorChallenges.hash, hashOfToken(token)),
    inArray(factorChallenges.purpose, purposes),
    gt(factorChallenges.expiresAt, sql`now()`),
  );

/** Returns the challenge and uses it up. One of several parallel calls gets it. */
export async function takeChallenge(
  db: Queries,
  token: string,
  purpose: Challenge['purpose'],
): Promise<Challenge | undefined> {
  const [taken] = await db
    .delete(factorChallenges)
    .where(isLive(token, [purpose]))
    .returning();
  return taken;
}

export async function findSignIn(db: Queries, token: string): Promise<BegunSignIn | undefined> {
  const [found] = await db.select().from(factorChallenges).where(isLive(token, signIns));
  return found?.userId ? { ...found, userId: found.userId } : undefined;
}

/** Uses up a sign-in. One of several parallel calls gets true. */
export async function takeSignIn(db: Queries, token: string): Promise<boolean> {
  const taken = await db
    .delete(factorChallenges)
    .where(isLive(token, signIns))
    .returning({ hash: factorChallenges.hash });
  return taken.length > 0;
}

/** Counts an attempt before checking the proof, so that parallel ones are counted exactly. False if none is left. */
export async function countTry(db: Queries, token: string): Promise<boolean> {
  const counted = await db
    .update(factorChallenges)
    .set({ tries: sql`${factorChallenges.tries} + 1` })
    .where(and(isLive(token, signIns), lt(factorChallenges.tries, triesPerSignIn)))
    .returning({ tries: factorChallenges.tries });
  return counted.length > 0;
}

/** Nothing that was started for this user can be finished any more. */
export async function dropChallenges(db: Queries, userId: string): Promise<void> {
  await db.delete(factorChallenges).where(eq(factorChallenges.userId, userId));
}
