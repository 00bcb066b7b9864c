import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { holdsMarketplaceRoleSql, isAdministrator, readableClient } from '../../identity/index.ts';
import { type Caller, holdsMarketplaceRole, notFound } from '../../http/index.ts';
import { clientMembers, type Queries, subscriptions, subscriptionSeats, users } from '../../db/index.ts';

const paysSql = or(holdsMarketplaceRoleSql(sql`'PAYMENT_ADMIN'`), holdsMarketplaceRoleSql(sql`'PAYMENT_CREATOR'`));

/**
 * The subscriptions of a user: all of their clients' for a payment role, otherwise those they bought or have a seat in.
 * For the user, administrators and payment admins of the same client.
 * @throws ApiError 404 for a user the caller may not see
 */
export async function subscriptionsOf(db: Queries, caller: Caller, userId: string): Promise<SQL | undefined> {
  const [user] = await db
    .select({ pays: sql<boolean>`${paysSql}` })
    .from(users)
    .where(and(eq(users.id, userId), mayAskAbout(caller)));
  if (!user) throw notFound('user');
  const isMember = sql`exists (select 1 from ${clientMembers} m
    where m.user_id = ${userId} and m.client_id = ${subscriptions.clientId})`;
  const hasSeat = sql`exists (select 1 from ${subscriptionSeats} e where e.user_id = ${userId}
    and e.client_id = ${subscriptions.clientId} and e.subscription_id = ${subscriptions.id})`;
  return and(isMember, user.pays ? undefined : or(eq(subscriptions.userId, userId), hasSeat));
}

function mayAskAbout(caller: Caller): SQL | undefined {
  if (isAdministrator(caller)) return undefined;
  const isSelf = eq(users.id, caller.userId);
  if (!holdsMarketplaceRole(caller.marketplaceRoles, ['PAYMENT_ADMIN'])) return isSelf;
  const sharesClient = sql`exists (select 1 from ${clientMembers} m
    where m.user_id = ${users.id} and ${readableClient(caller, sql`m.client_id`)})`;
  return or(isSelf, sharesClient);
}
