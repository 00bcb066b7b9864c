import { and, eq, sql } from 'drizzle-orm';
import { ApiError, type Caller } from '../../http/index.ts';
import { hashOfToken } from '../../operations/index.ts';
import { type Database, users } from '../../db/index.ts';
import { findSubscriber, unsubscribeAddress, unsubscribeByLink } from './newsletter-store.ts';

/** Removes the recipient of the link from the list. Returns the address. */
export async function leaveByLink(db: Database, token: string): Promise<string> {
  const email = await unsubscribeByLink(db, hashOfToken(token));
  if (email === undefined) {
    throw new ApiError(404, 'link_not_good', 'This link is incomplete. Use the one in the latest newsletter.');
  }
  return email;
}

/** Removes an address from the list, for its signed-in owner or with its link; nobody learns whether it was listed. */
export async function leave(db: Database, email: string, token: string | undefined, caller: Caller | null) {
  const allowed = (token !== undefined && (await isTokenOf(db, email, token))) || (await isOwner(db, email, caller));
  if (allowed) return unsubscribeAddress(db, email);
  if (!caller && token === undefined) {
    throw new ApiError(401, 'not_signed_in', 'Sign in with this address, or use the link in the newsletter.');
  }
  throw new ApiError(403, 'not_owner', 'You can only unsubscribe your own address. Use the link in the newsletter.');
}

async function isTokenOf(db: Database, email: string, token: string): Promise<boolean> {
  const subscriber = await findSubscriber(db, email);
  return subscriber?.unsubscribeHash?.equals(hashOfToken(token)) ?? false;
}

async function isOwner(db: Database, email: string, caller: Caller | null): Promise<boolean> {
  if (!caller) return false;
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, caller.userId), eq(sql`lower(${users.email})`, sql`lower(${email})`)));
  return owner !== undefined;
}
