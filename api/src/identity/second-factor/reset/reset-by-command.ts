import { eq, sql } from 'drizzle-orm';
import { type Database, users } from '../../../db/index.ts';
import { ApiError } from '../../../http/index.ts';
import type { Mailer } from '../../../notifications/index.ts';
import { StartError } from '../../../start-error.ts';
import { lockAccount } from '../lock-owner.ts';
import { resetSecondFactor } from './reset-second-factor.ts';

interface Context {
  db: Database;
  /** Undefined to send nothing. */
  mailer: Mailer | undefined;
}

/**
 * Resets the second factor of the account with this email.
 * @throws StartError with one sentence; nothing was changed
 */
export async function resetByCommand({ db, mailer }: Context, email: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(eq(sql`lower(${users.email})`, sql`lower(${email.trim()})`));
    const account = user && (await lockAccount(tx, user.id));
    if (!account) throw new StartError(`There's no account with the email "${email}".`);
    await resetSecondFactor(tx, account.owner, { actorId: null, ip: null, mailer }).catch((error: unknown) => {
      throw error instanceof ApiError ? new StartError(error.message) : error;
    });
  });
}
