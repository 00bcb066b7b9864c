import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { type Queries, totpSecrets, type Transaction } from '../../../db/index.ts';

const { userId: owner, secret, confirmedAt, lastStep } = totpSecrets;

/** Stores a secret until a code confirms it, in place of another unconfirmed one. False if there is a confirmed one. */
export async function keepTotpSetup(db: Queries, userId: string, sealed: Buffer): Promise<boolean> {
  const kept = await db
    .insert(totpSecrets)
    .values({ userId, secret: sealed })
    .onConflictDoUpdate({
      target: owner,
      set: { secret: sealed, lastStep: 0, createdAt: sql`now()` },
      setWhere: isNull(confirmedAt),
    })
    .returning({ userId: owner });
  return kept.length > 0;
}

/** The sealed secret; undefined if there is none in this state. */
export async function findTotpSecret(
  db: Queries,
  userId: string,
  state: 'confirmed' | 'unconfirmed',
): Promise<Buffer | undefined> {
  const is = state === 'confirmed' ? isNotNull(confirmedAt) : isNull(confirmedAt);
  const [row] = await db
    .select({ secret })
    .from(totpSecrets)
    .where(and(eq(owner, userId), is));
  return row?.secret;
}

/** Activates the secret, unless another one replaced it meanwhile. The code of this step is used up. */
export async function confirmTotp(tx: Transaction, userId: string, sealed: Buffer, step: number): Promise<boolean> {
  const confirmed = await tx
    .update(totpSecrets)
    .set({ confirmedAt: sql`now()`, lastStep: step })
    .where(and(eq(owner, userId), eq(secret, sealed), isNull(confirmedAt)))
    .returning({ userId: owner });
  return confirmed.length > 0;
}

/** Uses up the code of a time step and older ones. One of several parallel calls gets true. */
export async function takeTotpStep(tx: Transaction, userId: string, step: number): Promise<boolean> {
  const taken = await tx
    .update(totpSecrets)
    .set({ lastStep: step })
    .where(and(eq(owner, userId), isNotNull(confirmedAt), lt(lastStep, step)))
    .returning({ userId: owner });
  return taken.length > 0;
}

/** False if there was none. */
export async function deleteTotp(tx: Transaction, userId: string): Promise<boolean> {
  const deleted = await tx.delete(totpSecrets).where(eq(owner, userId)).returning({ confirmedAt });
  return deleted.some((row) => row.confirmedAt !== null);
}

/** Since when there is an authenticator app. */
export async function readTotp(db: Queries, userId: string) {
  const [row] = await db.select({ confirmedAt }).from(totpSecrets).where(eq(owner, userId));
  return row?.confirmedAt ? { createdAt: row.confirmedAt.toISOString() } : null;
}
