import type { OrganizationSummary, OrganizationsQuery, Page } from '@marketplace/shared/contracts';
import { and, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import {
  bothWays,
  clientDomains,
  clientMembers,
  clients,
  containsText,
  masterClients,
  type Queries,
  readPage,
  users,
} from '../../db/index.ts';
import { isPerson } from '../people/is-person.ts';

const members = sql<number>`(
  select count(*)::int from ${clientMembers} m join ${users} on ${users.id} = m.user_id
   where m.client_id = ${clients.id} and ${isPerson})`;

const domains = sql<string[]>`(
  select coalesce(jsonb_agg(d.domain order by d.domain), '[]') from ${clientDomains} d where d.client_id = ${clients.id})`;

const orders: Record<NonNullable<OrganizationsQuery['sort']>, SQL> = bothWays({
  name: sql`lower(${clients.name})`,
  createdAt: clients.createdAt,
  members,
  status: sql`${clients.closedAt} is not null`,
});

const hasStatus = (status: OrganizationsQuery['status']) =>
  status && (status === 'closed' ? isNotNull(clients.closedAt) : isNull(clients.closedAt));

/** Name, payer or a domain contain this text. */
function isFoundBy(search: string | undefined): SQL | undefined {
  const hasDomain = containsText(search, sql`d.domain`);
  return (
    hasDomain &&
    or(
      containsText(search, clients.name, masterClients.orgId, masterClients.legalName),
      sql`${clients.id} in (select d.client_id from ${clientDomains} d where ${hasDomain})`,
    )
  );
}

/** A page of clients. */
export function listOrganizations(db: Queries, query: OrganizationsQuery): Promise<Page<OrganizationSummary>> {
  const select = db
    .select({
      id: clients.id,
      name: clients.name,
      orgId: masterClients.orgId,
      legalName: masterClients.legalName,
      currency: clients.currency,
      domains,
      members,
      closedAt: clients.closedAt,
      createdAt: clients.createdAt,
    })
    .from(clients)
    .innerJoin(masterClients, eq(masterClients.id, clients.masterClientId))
    .where(and(isFoundBy(query.search), hasStatus(query.status)))
    .$dynamic();
  return readPage(
    db,
    {
      select,
      orderBy: [orders[query.sort ?? 'name,asc'], clients.id],
      toItem: ({ closedAt, createdAt, ...row }) => ({
        ...row,
        closedAt: closedAt?.toISOString() ?? null,
        createdAt: createdAt.toISOString(),
      }),
    },
    query,
  );
}
