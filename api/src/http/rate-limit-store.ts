import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { rateLimits } from '../db/schema/rate-limits.ts';

export interface Hits {
  hits: number;
  /** Seconds until the window ends. */
  resetsIn: number;
}

/** Counts one hit. A single statement, so that parallel hits on any replica are counted exactly. */
export async function countHit(db: Queries, key: string, windowSeconds: number): Promise<Hits> {
  const windowEnd = sql`now() + make_interval(secs => ${windowSeconds})`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, hits: 1, resetsAt: windowEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${rateLimits.resetsAt} <= now() then 1 else least(${rateLimits.hits} + 1, 1000000000) end`,
        resetsAt: sql`case when ${rateLimits.resetsAt} <= now() then excluded.resets_at else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({
      hits: rateLimits.hits,
      resetsIn: sql<number>`extract(epoch from ${rateLimits.resetsAt} - now())::float8`,
    });
  return row ?? { hits: 1, resetsIn: windowSeconds };
}

/** Takes back a hit that should not count. */
export async function returnHit(db: Queries, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ hits: sql`greatest(${rateLimits.hits} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}

export async function forgetHits(db: Queries, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Deletes the hits of every key with this prefix. */
export async function forgetHitsBelow(db: Queries, prefix: string): Promise<void> {
  await db.delete(rateLimits).where(sql`starts_with(${rateLimits.key}, ${prefix})`);
}
