import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { knownDevices, type Queries, type Transaction, users } from '../../../db/index.ts';

/** How many browsers are kept per user: the last used ones. */
const mostKept = 20;

/** `first` is the browser of an account's first sign-in. */
type Acquaintance = 'known' | 'first' | 'new';

/** Whether the user has signed in with this browser before. */
export async function isKnownDevice(db: Queries, userId: string, hash: Buffer): Promise<boolean> {
  const rows = await db
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), eq(knownDevices.hash, hash)));
  return rows.length > 0;
}

/** Remembers a user's browser, and returns whether it was known. */
export async function meetDevice(tx: Transaction, userId: string, hash: Buffer): Promise<Acquaintance> {
  // If two first browsers arrive at the same moment, one of them is second.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [row] = await tx
    .insert(knownDevices)
    .values({ userId, hash })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.hash], set: { lastSeenAt: sql`now()` } })
    .returning({ isNew: sql<boolean>`xmax = 0` });
  if (!row?.isNew) return 'known';
  const others = await tx
    .select({ hash: knownDevices.hash })
    .from(knownDevices)
    .where(and(eq(knownDevices.userId, userId), ne(knownDevices.hash, hash)))
    .orderBy(desc(knownDevices.lastSeenAt));
  await forget(tx, userId, others.slice(mostKept - 1));
  return others.length === 0 ? 'first' : 'new';
}

async function forget(tx: Transaction, userId: string, devices: { hash: Buffer }[]): Promise<void> {
  if (devices.length === 0) return;
  const hashes = devices.map(({ hash }) => hash);
  await tx.delete(knownDevices).where(and(eq(knownDevices.userId, userId), inArray(knownDevices.hash, hashes)));
}
