import { randomUUID } from 'node:crypto';
import type { MarketplaceRole } from '@marketplace/shared/contracts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { recordAudit } from '../../operations/index.ts';
import { holdsRole } from '../../http/index.ts';
import { marketplaceRolesOf } from '../auth/user-columns.ts';
import { invitations, type Transaction, userIdentities, users } from '../../db/index.ts';
import { joinByDomain } from '../organization/join-by-domain.ts';
import { mapRoles } from './map-roles.ts';
import type { ProviderRow } from './provider-store.ts';
import type { Identity } from './read-identity.ts';
import { SignOnRefusal } from './sign-on-refusal.ts';

export const personColumns = {
  id: users.id,
  email: users.email,
  role: users.role,
  status: users.status,
  tempPassword: users.tempPassword,
  marketplaceRoles: sql<MarketplaceRole[]>`${marketplaceRolesOf}`,
};

type Person = Pick<typeof users.$inferSelect, 'id' | 'email' | 'role' | 'status' | 'tempPassword'> & {
  marketplaceRoles: MarketplaceRole[];
};

/**
 * The account of an identity: the linked one, else the one with its email, else a new one. People without an
 * organization join the one that owns the email's domain.
 * @throws SignOnRefusal
 */
export async function resolveUser(
  tx: Transaction,
  provider: ProviderRow,
  identity: Identity,
  ip: string,
): Promise<string> {
  // Two simultaneous first sign-ins of one person create one account and one link.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('sign-on:' || lower(${identity.email}::text)))`);
  const linked = await findLinked(tx, provider.id, identity.subject);
  const found = linked ?? (await findByEmail(tx, identity.email)) ?? (await create(tx, provider, identity, ip));
  const person = provider.required ? await dropTemporaryPassword(tx, found) : found;
  assertMayComeIn(person);
  if (!linked) await link(tx, provider, identity.subject, person, ip);
  if (person.status === 'invited') await welcome(tx, person.id);
  await mapRoles(tx, provider, person, identity.groups, ip);
  await joinByDomain(tx, { userId: person.id, email: identity.email, ip });
  return person.id;
}

/** No provider opens an account with every right: a SUPER_ADMIN signs in with a password. */
export function assertMayComeIn({ role, marketplaceRoles, status, tempPassword }: Person): void {
  if (status === 'disabled') throw new SignOnRefusal('disabled');
  if (holdsRole(role, marketplaceRoles, ['SUPER_ADMIN'])) throw new SignOnRefusal('password_only');
  if (tempPassword) throw new SignOnRefusal('temporary_password');
}

async function find(tx: Transaction, which: SQL): Promise<Person | undefined> {
  const [person] = await tx.select(personColumns).from(users).where(which).for('no key update');
  return person;
}

async function findLinked(tx: Transaction, providerId: string, subject: string): Promise<Person | undefined> {
  const [identity] = await tx
    .select({ userId: userIdentities.userId })
    .from(userIdentities)
    .where(and(eq(userIdentities.providerId, providerId), eq(userIdentities.subject, subject)));
  return identity && find(tx, eq(users.id, identity.userId));
}

const findByEmail = (tx: Transaction, email: string) => find(tx, sql`lower(${users.email}) = lower(${email})`);

async function create(tx: Transaction, provider: ProviderRow, identity: Identity, ip: string): Promise<Person> {
  if (!provider.createUsers) throw new SignOnRefusal('unknown_user');
  const { email, name } = identity;
  const id = randomUUID();
  await tx.insert(users).values({ id, email, name });
  const target = { type: 'user', id, name: email };
  await recordAudit(tx, { actorId: null, action: 'user.created', target, after: { signOn: provider.name }, ip });
  return { id, email, role: 'USER', status: 'active', tempPassword: false, marketplaceRoles: [] };
}

/** Someone else who gets the same address later is a different person. */
async function link(tx: Transaction, provider: ProviderRow, subject: string, { id, email }: Person, ip: string) {
  const [other] = await tx
    .select({ subject: userIdentities.subject })
    .from(userIdentities)
    .where(and(eq(userIdentities.providerId, provider.id), eq(userIdentities.userId, id)));
  if (other) throw new SignOnRefusal('linked_elsewhere');
  await tx.insert(userIdentities).values({ providerId: provider.id, subject, userId: id });
  const target = { type: 'user', id, name: email };
  await recordAudit(tx, { actorId: id, action: 'user.linked', target, after: { signOn: provider.name }, ip });
}

/** If passwords open nothing, one that someone else chose must not get in the way. */
async function dropTemporaryPassword(tx: Transaction, person: Person): Promise<Person> {
  if (!person.tempPassword || holdsRole(person.role, person.marketplaceRoles, ['SUPER_ADMIN'])) return person;
  await tx.update(users).set({ passwordHash: null, tempPassword: false }).where(eq(users.id, person.id));
  return { ...person, tempPassword: false };
}

/** The provider proved what the invitation link would have. */
async function welcome(tx: Transaction, userId: string): Promise<void> {
  await tx.update(users).set({ status: 'active' }).where(eq(users.id, userId));
  await tx.delete(invitations).where(eq(invitations.userId, userId));
}
