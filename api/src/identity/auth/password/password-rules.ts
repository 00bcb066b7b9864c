import { eq } from 'drizzle-orm';
import { clientMembers, clients, type Queries } from '../../../db/index.ts';
import { invalid } from '../../../http/index.ts';
import { passwordMatches } from '../passwords.ts';
import { isCommonPassword } from './common-passwords.ts';
import { isNameWithDigits } from './names-in-password.ts';

/** @throws ApiError 400 with the first rule that a new password breaks. */
export function assertGoodPassword(password: string): void {
  if (password.length < 8) throw invalid('newPassword', 'Password must be at least 8 characters long');
  if (![/\p{Lu}/u, /\p{Ll}/u, /\d/].every((kind) => kind.test(password))) {
    throw invalid(
      'newPassword',
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    );
  }
  if (isCommonPassword(password))
    throw invalid('newPassword', 'This password is too common and easy to guess. Please choose another one');
}

/** @throws ApiError 400 if a new password is its owner's name or email address. */
export function assertNotOwnName(password: string, owner: { name: string; email: string }): void {
  const account = owner.email.split('@')[0] ?? '';
  if (isNameWithDigits(password, [owner.name, account, owner.email]))
    throw invalid('newPassword', 'Your name or email is easy to guess. Please choose another password');
}

/** @throws ApiError 400 if a new password is the name of the marketplace or of one of its owner's organizations. */
export async function assertNotCompanyName(db: Queries, password: string, brand: string, userId: string) {
  const organizations = await db
    .select({ name: clients.name })
    .from(clientMembers)
    .innerJoin(clients, eq(clients.id, clientMembers.clientId))
    .where(eq(clientMembers.userId, userId));
  if (isNameWithDigits(password, [brand, ...organizations.map(({ name }) => name)]))
    throw invalid(
      'newPassword',
      'The name of this marketplace or of your organization is easy to guess. Please choose another password',
    );
}

/** @throws ApiError 400 if the account already has this password, even as a temporary one. */
export async function assertOtherPassword(password: string, storedHash: string | null): Promise<void> {
  if (storedHash && (await passwordMatches(storedHash, password)))
    throw invalid('newPassword', 'The new password must be different from the current one');
}
