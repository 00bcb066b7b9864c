import { randomUUID } from 'node:crypto';
import type { PasskeySummary } from '@marketplace/shared/contracts';
import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import { passkeys, type Queries, type Transaction } from '../../../db/index.ts';

export type Passkey = typeof passkeys.$inferSelect;
export type NewPasskey = Omit<Passkey, 'id' | 'createdAt' | 'lastUsedAt'>;

export const listPasskeys = (db: Queries, userId: string): Promise<Passkey[]> =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt), asc(passkeys.id));

export async function findPasskey(db: Queries, credentialId: string): Promise<Passkey | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** False if an account already has this credential. */
export async function insertPasskey(tx: Transaction, passkey: NewPasskey): Promise<boolean> {
  const inserted = await tx
    .insert(passkeys)
    .values({ ...passkey, id: randomUUID() })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return inserted.length > 0;
}

/** Records a use. False if the passkey is gone, or has since signed with this counter or a higher one. */
export async function notePasskeyUse(tx: Transaction, id: string, counter: number): Promise<boolean> {
  const neverCounts = and(eq(passkeys.counter, 0), sql`${counter} = 0`);
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), or(lt(passkeys.counter, counter), neverCounts)))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

const isOwn = (userId: string, id: string) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

/** Returns the old name; undefined if the user has no such passkey. */
export async function renamePasskey(tx: Transaction, userId: string, id: string, name: string) {
  const [before] = await tx.select({ name: passkeys.name }).from(passkeys).where(isOwn(userId, id)).for('update');
  if (before) await tx.update(passkeys).set({ name }).where(isOwn(userId, id));
  return before?.name;
}

/** Returns its name; undefined if the user has no such passkey. */
export async function deletePasskey(tx: Transaction, userId: string, id: string) {
  const [deleted] = await tx.delete(passkeys).where(isOwn(userId, id)).returning({ name: passkeys.name });
  return deleted?.name;
}

export const toSummary = ({ id, name, createdAt, lastUsedAt, synced }: Passkey): PasskeySummary => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  synced,
});
