import { randomUUID } from 'node:crypto';
import type { Page, Subscriber, SubscribersQuery } from '@marketplace/shared/contracts';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { containsText, newsletterSubscribers, type Queries, readPage } from '../../db/index.ts';

/** How long a link to confirm an address is valid. */
export const confirmHours = 72;

const hasAddress = (email: string) => eq(sql`lower(${newsletterSubscribers.email})`, sql`lower(${email})`);

export async function findSubscriber(db: Queries, email: string) {
  const [row] = await db.select().from(newsletterSubscribers).where(hasAddress(email));
  return row;
}

/** The entry of an address, found or created; this doesn't subscribe it. Locked until the transaction ends. */
export async function ensureSubscriber(db: Queries, email: string) {
  await db.insert(newsletterSubscribers).values({ id: randomUUID(), email, status: 'pending' }).onConflictDoNothing();
  const [row] = await db.select().from(newsletterSubscribers).where(hasAddress(email)).for('update');
  if (!row) throw new Error('The subscriber was not written.');
  return row;
}

export async function awaitConfirmation(db: Queries, id: string, confirmHash: Buffer): Promise<void> {
  await db
    .update(newsletterSubscribers)
    .set({
      status: 'pending',
      confirmHash,
      confirmExpiresAt: sql`now() + make_interval(hours => ${confirmHours})`,
    })
    .where(eq(newsletterSubscribers.id, id));
}

/** The owner of a confirmation link, while it is valid; locked until the transaction ends. */
export async function findConfirming(db: Queries, hash: Buffer) {
  const [row] = await db
    .select()
    .from(newsletterSubscribers)
    .where(and(eq(newsletterSubscribers.confirmHash, hash), gt(newsletterSubscribers.confirmExpiresAt, sql`now()`)))
    .for('update');
  return row;
}

export async function markSubscribed(db: Queries, id: string, unsubscribeHash: Buffer): Promise<void> {
  await db
    .update(newsletterSubscribers)
    .set({ status: 'subscribed', unsubscribeHash, confirmedAt: sql`now()`, unsubscribedAt: null })
    .where(eq(newsletterSubscribers.id, id));
}

/** Ends the subscription and the links that could restart it. Returns whose it was, however often it is called. */
export async function unsubscribeByLink(db: Queries, unsubscribeHash: Buffer): Promise<string | undefined> {
  const [row] = await db
    .update(newsletterSubscribers)
    .set(unsubscribed)
    .where(eq(newsletterSubscribers.unsubscribeHash, unsubscribeHash))
    .returning({ email: newsletterSubscribers.email });
  return row?.email;
}

export async function unsubscribeAddress(db: Queries, email: string): Promise<void> {
  await db.update(newsletterSubscribers).set(unsubscribed).where(hasAddress(email));
}

const unsubscribed = {
  status: 'unsubscribed' as const,
  confirmHash: null,
  confirmExpiresAt: null,
  unsubscribedAt: sql`coalesce(${newsletterSubscribers.unsubscribedAt}, now())`,
};

export function listSubscribers(db: Queries, query: SubscribersQuery): Promise<Page<Subscriber>> {
  const { email: address, status: state, createdAt: since, id: unique } = newsletterSubscribers;
  const select = db
    .select()
    .from(newsletterSubscribers)
    .where(and(containsText(query.search, address), query.status && eq(state, query.status)))
    .$dynamic();
  return readPage(
    db,
    {
      select,
      orderBy: [desc(since), desc(unique)],
      toItem: ({ id, email, status, createdAt, confirmedAt, unsubscribedAt }) => ({
        id,
        email,
        status,
        createdAt: createdAt.toISOString(),
        confirmedAt: confirmedAt?.toISOString() ?? null,
        unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
      }),
    },
    query,
  );
}
