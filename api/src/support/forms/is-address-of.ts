import { eq } from 'drizzle-orm';
import { type Queries, users } from '../../db/index.ts';
import { canonicalAddress } from '../../notifications/index.ts';

/** Whether this is the address of a user's account, in any spelling. */
export async function isAddressOf(db: Queries, userId: string, email: string): Promise<boolean> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user !== undefined && (await canonicalAddress(db, user.email)) === (await canonicalAddress(db, email));
}
