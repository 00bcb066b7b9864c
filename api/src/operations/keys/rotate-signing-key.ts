import { randomBytes, randomUUID } from 'node:crypto';
import { and, isNull, ne, sql } from 'drizzle-orm';
import { type Database, signingKeys } from '../../db/index.ts';

/**
 * Adds a key, which signs from now on. The older ones are still accepted, unless they are retired.
 * @returns how many older ones are, or were, accepted
 */
export async function rotateSigningKey(db: Database, { retireOlder }: { retireOlder: boolean }): Promise<number> {
  const kid = randomUUID();
  return db.transaction(async (tx) => {
    await tx.insert(signingKeys).values({ kid, secret: randomBytes(32) });
    const older = and(ne(signingKeys.kid, kid), isNull(signingKeys.retiredAt));
    if (!retireOlder) return tx.$count(signingKeys, older);
    const retired = await tx
      .update(signingKeys)
      .set({ retiredAt: sql`now()` })
      .where(older)
      .returning({ kid: signingKeys.kid });
    return retired.length;
  });
}
