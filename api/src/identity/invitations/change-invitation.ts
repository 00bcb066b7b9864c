import { eq } from 'drizzle-orm';
import { assertMayChange, lockPeople, type Person } from '../people/lock-people.ts';
import { recordChange } from '../people/record-change.ts';
import type { Actor } from '../../operations/index.ts';
import { defaultClientId } from '../auth/user-columns.ts';
import { clients, type Transaction, users } from '../../db/index.ts';
import { ApiError, found } from '../../http/index.ts';
import { issueInvitation, type Inviting } from './issue-invitation.ts';

/** Sends a new link; the previous one no longer works. @throws ApiError 403, 404, 409, 429 */
export async function resendInvitation(context: Inviting, actor: Actor, id: string): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { by, person } = await lockInvited(tx, actor, id);
    const organization = await organizationOf(tx, id);
    await issueInvitation(tx, context, { ...person, userId: id, organization, invitedBy: by });
    await recordChange(tx, actor, person, { action: 'user.invitation_resent' });
  });
}

/** Withdraws the invitation, along with the still unused account. @throws ApiError 403, 404, 409 */
export async function withdrawInvitation({ db }: Inviting, actor: Actor, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { person } = await lockInvited(tx, actor, id);
    const { name, role } = person;
    await tx.delete(users).where(eq(users.id, id));
    await recordChange(tx, actor, person, { action: 'user.invitation_withdrawn', before: { name, role } });
  });
}

async function lockInvited(tx: Transaction, changer: Actor, id: string): Promise<{ by: Person; person: Person }> {
  const { actor, people } = await lockPeople(tx, changer, [id]);
  const person = found('user', people[0]);
  assertMayChange(actor, people);
  if (person.status !== 'invited') {
    throw new ApiError(409, 'already_accepted', `${person.name} has already accepted the invitation.`);
  }
  return { by: actor, person };
}

async function organizationOf(tx: Transaction, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ name: clients.name })
    .from(users)
    .innerJoin(clients, eq(clients.id, defaultClientId))
    .where(eq(users.id, userId));
  return row?.name ?? null;
}
