import { eq } from 'drizzle-orm';
import type { Caller } from '../auth/caller.ts';
import type { Queries } from '../db/database.ts';
import { users } from '../db/schema/users.ts';
import { canonicalAddress } from './canonical-address.ts';
import { mayWriteTo } from './may-write-to.ts';
import type { Mailer } from './mailer.ts';
import type { Mail } from './mail.ts';

interface Form {
  /** Each has a limit of its own. */
  kind: 'ticket' | 'contact' | 'demo';
  /** As it was typed. */
  email: string;
  caller: Caller | null;
}

/**
 * Confirms a public form by e-mail. An address that isn't the caller's own may be a stranger's: it gets a few of these
 * an hour, and what they say must then be the product's own words.
 * @returns whether a mail goes out
 */
export async function confirmForm(
  tx: Queries,
  mailer: Mailer,
  { kind, email, caller }: Form,
  mailFor: (own: boolean) => Mail,
): Promise<boolean> {
  const own = caller !== null && (await isAddressOf(tx, caller, email));
  if (!own && !(await mayWriteTo(tx, kind, email))) return false;
  await mailer.send(tx, mailFor(own));
  return true;
}

async function isAddressOf(db: Queries, { userId }: Caller, email: string): Promise<boolean> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user !== undefined && (await canonicalAddress(db, user.email)) === (await canonicalAddress(db, email));
}
