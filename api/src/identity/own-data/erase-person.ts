import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/index.ts';
import { users } from '../../db/index.ts';
import { found, invalid } from '../../http/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { type Actor, recordAudit } from '../../operations/index.ts';
import { assertSuperAdminRemains, lockPeople, type Person } from '../people/lock-people.ts';
import { accountDeletedMail } from './own-data-mails.ts';
import { tableDecisions } from './table-decisions.ts';

interface Erasure {
  id: string;
  /** The email of the account, typed to confirm. */
  email: string;
}

/**
 * Deletes an account and what names its owner, at once and for good, and tells them by email. Books stay; tickets and
 * the audit log stay without the name. Sessions end with the account.
 * @throws ApiError 400 for another email, 404, 409 for the last SUPER_ADMIN
 */
export const erasePerson = (
  { db, mailer }: { db: Database; mailer: Mailer },
  actor: Actor,
  { id, email }: Erasure,
): Promise<void> =>
  db.transaction(async (tx) => {
    const person = await lockPerson(tx, actor, id);
    if (person.email.toLowerCase() !== email.trim().toLowerCase())
      throw invalid('email', "This isn't the email of the account.");
    await assertSuperAdminRemains(tx, [person]);
    const [account] = await tx.select({ timeZone: users.timeZone }).from(users).where(eq(users.id, id));
    await recordAudit(tx, { ...actor, action: 'user.deleted', target: { type: 'user', id, name: person.email } });
    for (const { erase } of Object.values(tableDecisions))
      if (typeof erase === 'function') for (const statement of erase(person)) await tx.execute(statement);
    // After the deletion of their other mails.
    await mailer.send(tx, accountDeletedMail({ ...person, timeZone: account?.timeZone ?? null, at: new Date() }));
  });

/** Anyone may delete their own account. @throws ApiError 403, 404 */
async function lockPerson(tx: Transaction, actor: Actor, id: string): Promise<Person> {
  const { people } = await lockPeople(tx, actor, [id], { ownAccount: actor.actorId === id });
  return found('user', people[0]);
}
