import { randomUUID } from 'node:crypto';
import { checkProfile, InviteBody, tidyProfile } from '@marketplace/shared/contracts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { Compile } from 'typebox/compile';
import type { ApiConfig } from '../../config.ts';
import { type Database, type Transaction, users } from '../../db/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { recordAudit } from '../../operations/index.ts';
import { StartError } from '../../start-error.ts';
import { normalisedRoleSql } from '../people/role-sql.ts';
import { invitationMail } from './invitation-mail.ts';
import { newLink } from './issue-invitation.ts';

interface Context {
  db: Database;
  config: Pick<ApiConfig, 'publicUrl' | 'brand' | 'mailFrom'>;
  /** Undefined to send nothing: the caller hands over the link. */
  mailer: Mailer | undefined;
}

interface Wanted {
  email: string;
  /** By default, the part of the address before the @. */
  name?: string | undefined;
  /** Allows another SUPER_ADMIN besides an active one. */
  additional: boolean;
}

const isInvitee = Compile(InviteBody.properties.people.items);

/**
 * Creates an account for a SUPER_ADMIN who chooses a password through the returned link. A repeated call for the same
 * address replaces the link.
 * @throws StartError with one sentence; nothing was changed
 */
export async function inviteFirstAdmin({ db, config, mailer }: Context, wanted: Wanted) {
  const invitee = checkInvitee(wanted);
  return db.transaction(async (tx) => {
    const userId = await findOrInsert(tx, invitee);
    if (!wanted.additional) await assertNoOther(tx, userId);
    const link = await newLink(tx, config, { userId, invitedBy: '' });
    const target = { type: 'user', id: userId, name: invitee.email };
    const after = { name: invitee.name, role: 'SUPER_ADMIN' };
    await recordAudit(tx, { actorId: null, action: 'user.invited', target, after, ip: null });
    const invitedBy = { name: config.brand, email: /<([^>]+)>/.exec(config.mailFrom)?.[1] ?? config.mailFrom };
    await mailer?.send(tx, invitationMail({ ...invitee, ...link, organization: null, invitedBy }));
    return link;
  });
}

function checkInvitee({ email: given, name: givenName }: Wanted) {
  const email = given.trim();
  const { name } = tidyProfile({ name: givenName ?? email.split('@')[0] ?? '', phone: null, timeZone: null });
  if (!isInvitee.Check({ name: 'Someone', email }))
    throw new StartError(`"${given}" isn't a valid email address. Enter one such as mira@company.example.`);
  const [wrong] = checkProfile({ name, phone: null, timeZone: null });
  if (wrong || !isInvitee.Check({ name, email }))
    throw new StartError(`"${name}" can't be a name: give one of up to 80 characters with --name "Mira Shah".`);
  return { email, name };
}

/** Returns the id of the account, which waits for its password. */
async function findOrInsert(tx: Transaction, { email, name }: { email: string; name: string }): Promise<string> {
  await tx
    .insert(users)
    .values({ id: randomUUID(), name, email, role: 'SUPER_ADMIN', status: 'invited' })
    .onConflictDoNothing();
  const [user] = await tx
    .select({ id: users.id, role: users.role, status: users.status })
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${email})`))
    .for('no key update');
  if (user?.role === 'SUPER_ADMIN' && user.status === 'invited') return user.id;
  throw new StartError(
    `${email} already has an account (${user?.role}, ${user?.status}): a SUPER_ADMIN changes its role under IAM.`,
  );
}

async function assertNoOther(tx: Transaction, userId: string): Promise<void> {
  const [other] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(normalisedRoleSql(users.role), 'SUPER_ADMIN'), eq(users.status, 'active'), ne(users.id, userId)))
    .limit(1);
  if (!other) return;
  throw new StartError(
    `${other.email} is SUPER_ADMIN already and can invite others under IAM. Add --additional if nobody can sign in.`,
  );
}
