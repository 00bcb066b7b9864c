import { and, eq, gt, sql } from 'drizzle-orm';
import { type Queries, signOnAttempts } from '../../db/index.ts';
import { hashOfKey } from './browser-cookie.ts';

export type Attempt = typeof signOnAttempts.$inferSelect;

type NewAttempt = Omit<Attempt, 'stateHash' | 'browserHash' | 'createdAt' | 'expiresAt'> & {
  state: string;
  browserKey: string;
};

const minutes = 10;

export async function keepAttempt(db: Queries, { state, browserKey, ...attempt }: NewAttempt): Promise<void> {
  await db.insert(signOnAttempts).values({
    ...attempt,
    stateHash: hashOfKey(state),
    browserHash: hashOfKey(browserKey),
    expiresAt: sql`now() + make_interval(mins => ${minutes})`,
  });
}

/** Returns this browser's attempt and uses it up; undefined for any other. */
export async function takeAttempt(db: Queries, state: string, browserKey: string): Promise<Attempt | undefined> {
  const [attempt] = await db
    .delete(signOnAttempts)
    .where(
      and(
        eq(signOnAttempts.stateHash, hashOfKey(state)),
        eq(signOnAttempts.browserHash, hashOfKey(browserKey)),
        gt(signOnAttempts.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return attempt;
}
