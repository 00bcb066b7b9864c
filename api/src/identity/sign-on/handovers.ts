import { SECOND_FACTOR_LIMITS } from '@marketplace/shared/contracts';
import { and, eq, gt, sql } from 'drizzle-orm';
import { type Queries, signOnHandovers } from '../../db/index.ts';
import { hashOfKey, newKey } from './browser-cookie.ts';

/** The result of a sign-in through a provider. */
export type Handover = Omit<typeof signOnHandovers.$inferSelect, 'codeHash' | 'browserHash' | 'expiresAt'>;

const seconds = 60;

/** Returns the code that the browser exchanges for its tokens. */
export async function keepHandover(db: Queries, browserHash: Buffer, handover: Handover): Promise<string> {
  const code = newKey();
  await db.insert(signOnHandovers).values({
    ...handover,
    codeHash: hashOfKey(code),
    browserHash,
    expiresAt: sql`now() + make_interval(secs => ${seconds})`,
  });
  return code;
}

/** Returns what this browser's code represents, and uses it up. */
export async function takeHandover(db: Queries, code: string, browserKey: string): Promise<Handover | undefined> {
  const [handover] = await db
    .delete(signOnHandovers)
    .where(
      and(
        eq(signOnHandovers.codeHash, hashOfKey(code)),
        eq(signOnHandovers.browserHash, hashOfKey(browserKey)),
        gt(signOnHandovers.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return handover;
}

/** Keeps a handover until its user's second factor, under the token of that challenge. */
export async function postponeHandover(db: Queries, token: string, handover: Handover): Promise<void> {
  await db.insert(signOnHandovers).values({
    ...handover,
    codeHash: hashOfKey(token),
    browserHash: hashOfPostponed(token),
    expiresAt: sql`now() + make_interval(mins => ${SECOND_FACTOR_LIMITS.minutes})`,
  });
}

/** A waiting handover; undefined if its provider was disabled or its user signed out there meanwhile. */
export async function findPostponed(db: Queries, token: string): Promise<Handover | undefined> {
  const [handover] = await db.select().from(signOnHandovers).where(isPostponed(token));
  return handover;
}

export async function dropPostponed(db: Queries, token: string): Promise<void> {
  await db.delete(signOnHandovers).where(isPostponed(token));
}

/** No cookie has this hash, so a handover that waits for a second factor can't be exchanged again. */
const hashOfPostponed = (token: string) => hashOfKey(`second factor ${token}`);

const isPostponed = (token: string) => eq(signOnHandovers.browserHash, hashOfPostponed(token));
