import { randomUUID } from 'node:crypto';
import { checkProfile, tidyProfile, type InviteBody } from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import { assertMayGrant } from '../people/change-person.ts';
import { asHeld, findRoleDefinitions, heldRolesText, replaceHeldRoles } from '../people/held-roles.ts';
import { lockPeople } from '../people/lock-people.ts';
import { recordChange } from '../people/record-change.ts';
import type { Actor } from '../../operations/index.ts';
import { clientMembers, clients, type Transaction, users } from '../../db/index.ts';
import { type FieldError, invalid, refuse } from '../../http/index.ts';
import { recordEvent } from '../../notifications/index.ts';
import { issueInvitation, type Inviting } from './issue-invitation.ts';

type Invitee = InviteBody['people'][number];

/**
 * Creates accounts that wait for their password, and sends a link to each: all of them or none. @throws ApiError 400,
 * 403
 */
export async function invitePeople(context: Inviting, actor: Actor, body: InviteBody): Promise<number> {
  const people = body.people.map(({ name, email }) => ({ name: tidyName(name), email: email.trim() }));
  refuse(people.flatMap(checkInvitee));
  await context.db.transaction(async (tx) => {
    const { actor: by } = await lockPeople(tx, actor, []);
    assertMayGrant(by.role, body.role);
    const client = await findClient(tx, body.clientId);
    const granted = (await findRoleDefinitions(tx, 'marketplaceRoleIds', body.marketplaceRoleIds)).map(asHeld);
    const ids = await insertUsers(tx, people, body.role);
    for (const [index, invitee] of people.entries()) {
      const id = ids[index] ?? '';
      await replaceHeldRoles(tx, id, granted);
      if (client) await tx.insert(clientMembers).values({ clientId: client.id, userId: id, isDefault: true });
      const organization = client?.name ?? null;
      const after = { name: invitee.name, role: body.role, marketplaceRoles: heldRolesText(granted), organization };
      await recordChange(tx, actor, { id, email: invitee.email }, { action: 'user.invited', after });
      await recordEvent(tx, {
        ...{ type: 'user.invited', clientId: body.clientId },
        data: { id, ...invitee, role: body.role, clientId: body.clientId },
      });
      await issueInvitation(tx, context, { userId: id, ...invitee, organization, invitedBy: by });
    }
  });
  return people.length;
}

const tidyName = (name: string) => tidyProfile({ name, phone: null, timeZone: null }).name;

const emailField = (index: number) => `people.${index}.email`;

/** Checks without the database: the names, and that nobody is listed twice. */
function checkInvitee({ name, email }: Invitee, index: number, all: Invitee[]): FieldError[] {
  const wrong = checkProfile({ name, phone: null, timeZone: null }).map(({ message }) => ({
    field: `people.${index}.name`,
    message,
  }));
  const first = all.findIndex((other) => other.email.toLowerCase() === email.toLowerCase());
  return first === index ? wrong : [...wrong, { field: emailField(index), message: `${email} is listed twice` }];
}

async function findClient(tx: Transaction, id: string | null) {
  if (id === null) return undefined;
  const [client] = await tx.select().from(clients).where(eq(clients.id, id));
  if (!client) throw invalid('clientId', "This organization doesn't exist.");
  if (client.closedAt) throw invalid('clientId', `${client.name} is closed. Choose another organization.`);
  return client;
}

/** In the order of the people. The second of two simultaneous invitations for one address is refused. */
async function insertUsers(tx: Transaction, people: Invitee[], role: string): Promise<string[]> {
  const taken: FieldError[] = [];
  const ids: string[] = [];
  for (const [index, { name, email }] of people.entries()) {
    const id = randomUUID();
    const [row] = await tx
      .insert(users)
      .values({ id, name, email, role, status: 'invited' })
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (!row) taken.push({ field: emailField(index), message: `${email} already has an account` });
    ids.push(id);
  }
  refuse(taken);
  return ids;
}
