import type { Page, WaitingPerson, WaitingQuery } from '@marketplace/shared/contracts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import {
  bothWays,
  clientDomains,
  clients,
  containsText,
  identityProviders,
  type Queries,
  readPage,
  userIdentities,
  users,
} from '../../db/index.ts';
import { hasOpenClient } from '../clients/open-client.ts';
import { normalisedRoleSql } from '../people/role-sql.ts';

const provider = sql`(
  select p.name from ${userIdentities} i join ${identityProviders} p on p.id = i.provider_id
   where i.user_id = ${users.id} order by i.created_at desc limit 1)`;

const suggestion = sql`(
  select jsonb_build_object('id', c.id, 'name', c.name)
    from ${clientDomains} d join ${clients} c on c.id = d.client_id
   where d.domain = lower(split_part(${users.email}, '@', 2)) and c.closed_at is null)`;

const orders: Record<NonNullable<WaitingQuery['sort']>, SQL> = bothWays({
  createdAt: users.createdAt,
  name: sql`lower(${users.name})`,
});

/** People who can sign in but neither act for an organization nor administer any; longest waiting first by default. */
export const listWaiting = (db: Queries, query: WaitingQuery): Promise<Page<WaitingPerson>> =>
  readPage(
    db,
    {
      select: db
        .select({
          id: users.id,
          name: users.name,
          email: users.email,
          // Nested, so that their columns keep the table's name.
          provider: sql<WaitingPerson['provider']>`${provider}`,
          suggestion: sql<WaitingPerson['suggestion']>`${suggestion}`,
          createdAt: users.createdAt,
        })
        .from(users)
        .where(
          and(
            eq(users.status, 'active'),
            sql`${normalisedRoleSql(users.role)} not in ('ADMIN', 'SUPER_ADMIN')`,
            sql`not ${hasOpenClient(users.id)}`,
            containsText(query.search, users.name, users.email),
          ),
        )
        .$dynamic(),
      orderBy: [orders[query.sort ?? 'createdAt,asc'], users.id],
      toItem: ({ createdAt, ...person }) => ({ ...person, createdAt: createdAt.toISOString() }),
    },
    query,
  );
