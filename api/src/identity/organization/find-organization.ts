import type { Organization, OrganizationFields } from '@marketplace/shared/contracts';
import { and, asc, count, eq, gt, ne, sql } from 'drizzle-orm';
import {
  clientDomains,
  clientMembers,
  clients,
  invoices,
  masterClients,
  type Queries,
  subscriptions,
  users,
} from '../../db/index.ts';
import { found, versionOf } from '../../http/index.ts';
import { isPerson } from '../people/is-person.ts';
import { holdsMarketplaceRoleSql } from '../people/role-sql.ts';

const mostNames = 5;

/** @throws ApiError 404 */
export async function findOrganization(db: Queries, id: string): Promise<Organization> {
  const [row] = await db
    .select({ client: clients, master: masterClients })
    .from(clients)
    .innerJoin(masterClients, eq(masterClients.id, clients.masterClientId))
    .where(eq(clients.id, id));
  const { client, master } = found('organization', row);
  const fields: OrganizationFields = {
    name: client.name,
    termsDays: client.termsDays,
    domains: await domainsOf(db, id),
    billing: client.billing,
    payer: { legalName: master.legalName, billing: master.billing },
  };
  return {
    ...{ id, orgId: master.orgId, currency: client.currency },
    ...fields,
    siblings: await siblingsOf(db, client),
    ...(await countMembers(db, id)),
    openInvoices: await openInvoicesOf(db, id),
    runningSubscriptions: await runningSubscriptionsOf(db, id),
    closedAt: client.closedAt?.toISOString() ?? null,
    createdAt: client.createdAt.toISOString(),
    version: versionOf(fields),
  };
}

async function domainsOf(db: Queries, clientId: string): Promise<string[]> {
  const rows = await db
    .select({ domain: clientDomains.domain })
    .from(clientDomains)
    .where(eq(clientDomains.clientId, clientId))
    .orderBy(asc(clientDomains.domain));
  return rows.map(({ domain }) => domain);
}

const siblingsOf = (db: Queries, { id, masterClientId }: typeof clients.$inferSelect) =>
  db
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(and(eq(clients.masterClientId, masterClientId), ne(clients.id, id)))
    .orderBy(asc(sql`lower(${clients.name})`), asc(clients.id))
    .limit(50);

async function countMembers(db: Queries, clientId: string) {
  const isPaymentAdmin = sql`${users.status} = 'active' and ${holdsMarketplaceRoleSql(sql`'PAYMENT_ADMIN'`)}`;
  const [row] = await db
    .select({ members: count(), paymentAdmins: sql<number>`(count(*) filter (where ${isPaymentAdmin}))::int` })
    .from(clientMembers)
    .innerJoin(users, eq(users.id, clientMembers.userId))
    .where(and(eq(clientMembers.clientId, clientId), isPerson));
  return { members: row?.members ?? 0, paymentAdmins: row?.paymentAdmins ?? 0 };
}

async function openInvoicesOf(db: Queries, clientId: string) {
  const open = and(eq(invoices.clientId, clientId), eq(invoices.status, 'finalized'), gt(invoices.balance, 0));
  const rows = await db
    .select({ name: invoices.number })
    .from(invoices)
    .where(open)
    .orderBy(asc(invoices.dueDate), asc(invoices.number))
    .limit(mostNames);
  return { count: await db.$count(invoices, open), names: rows.map(({ name }) => name ?? '') };
}

async function runningSubscriptionsOf(db: Queries, clientId: string) {
  const running = and(eq(subscriptions.clientId, clientId), gt(subscriptions.endsAt, sql`now()`));
  const rows = await db
    .select({ name: subscriptions.moduleName })
    .from(subscriptions)
    .where(running)
    .orderBy(asc(subscriptions.endsAt), asc(subscriptions.id))
    .limit(mostNames);
  return { count: await db.$count(subscriptions, running), names: rows.map(({ name }) => name) };
}
