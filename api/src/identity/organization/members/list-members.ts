import type { MembersQuery, OrganizationMember, Page } from '@marketplace/shared/contracts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import {
  bothWays,
  clientMembers,
  containsText,
  type Queries,
  readPage,
  subscriptions,
  subscriptionSeats,
  users,
} from '../../../db/index.ts';
import { isPerson } from '../../people/is-person.ts';
import { holdsMarketplaceRoleSql } from '../../people/role-sql.ts';

const holds = (role: string) => holdsMarketplaceRoleSql(sql`${role}::text`);

const paymentRole = sql<OrganizationMember['paymentRole']>`case
  when ${holds('PAYMENT_ADMIN')} then 'PAYMENT_ADMIN' when ${holds('PAYMENT_CREATOR')} then 'PAYMENT_CREATOR' end`;

const seats = sql<number>`(
  select count(*)::int from ${subscriptionSeats} e
    join ${subscriptions} s on s.client_id = e.client_id and s.id = e.subscription_id
   where e.client_id = ${clientMembers.clientId} and e.user_id = ${users.id} and s.ends_at > now())`;

const otherOrganizations = sql<number>`(
  select count(*)::int from ${clientMembers} m where m.user_id = ${users.id} and m.client_id <> ${clientMembers.clientId})`;

const orders: Record<NonNullable<MembersQuery['sort']>, SQL> = bothWays({
  name: sql`lower(${users.name})`,
  email: sql`lower(${users.email})`,
  paymentRole: sql`coalesce(${paymentRole}, '')`,
  seats,
  status: users.status,
});

const matching = ({ search, paymentRole: role, status }: MembersQuery) =>
  and(
    containsText(search, users.name, users.email),
    role && (role === 'any' ? sql`${paymentRole} is not null` : sql`${paymentRole} = ${role}`),
    status && eq(users.status, status),
  );

const selectMembers = (db: Queries, wanted: SQL | undefined) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      status: users.status,
      paymentRole,
      seats,
      otherOrganizations,
    })
    .from(clientMembers)
    .innerJoin(users, eq(users.id, clientMembers.userId))
    .where(and(isPerson, wanted));

/** A page of an organization's members. */
export const listMembers = (db: Queries, clientId: string, query: MembersQuery): Promise<Page<OrganizationMember>> =>
  readPage(
    db,
    {
      select: selectMembers(db, and(eq(clientMembers.clientId, clientId), matching(query))).$dynamic(),
      orderBy: [orders[query.sort ?? 'name,asc'], users.id],
      toItem: (member) => member,
    },
    query,
  );

export async function findMember(
  db: Queries,
  clientId: string,
  userId: string,
): Promise<OrganizationMember | undefined> {
  const [member] = await selectMembers(db, and(eq(clientMembers.clientId, clientId), eq(clientMembers.userId, userId)));
  return member;
}
