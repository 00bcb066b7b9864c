import { and, eq } from 'drizzle-orm';
import { alertChoices, type Database, users } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';
import { hashOfToken } from '../../operations/index.ts';

/**
 * Turns off alert emails for the recipient of the link; the bell keeps working. Returns their address.
 * @throws ApiError 404 for an unknown token
 */
export async function stopAlertMails(db: Database, token: string): Promise<string> {
  const [reader] = await db
    .update(alertChoices)
    .set({ mail: [] })
    .from(users)
    .where(and(eq(users.id, alertChoices.userId), eq(alertChoices.unsubscribeHash, hashOfToken(token))))
    .returning({ email: users.email });
  if (!reader) {
    throw new ApiError(404, 'link_not_good', 'This link is incomplete. Use the one in the latest alert.');
  }
  return reader.email;
}
