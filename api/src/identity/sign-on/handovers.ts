import { and, eq, gt, sql } from 'drizzle-orm';
import { type Queries, signOnHandovers } from '../../db/index.ts';
import { hashOfKey, newKey } from './browser-cookie.ts';

/** What a sign-in by a provider has found out. */
export type Handover = Omit<typeof signOnHandovers.$inferSelect, 'codeHash' | 'browserHash' | 'expiresAt'>;

const seconds = 60;

/** Answers the code that the browser exchanges for its tokens. */
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

/** What this browser's code stands for, which is used up by that. */
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
