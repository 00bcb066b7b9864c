import type { ApiKey, ApiScope, Page, ServiceAccount, ServiceAccountsQuery } from '@marketplace/shared/contracts';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { apiKeys, type Queries, readPage, serviceAccounts, users } from '../../db/index.ts';
import { versionOf } from '../../http/index.ts';

interface KeyRow {
  id: string;
  hint: string;
  createdAt: string;
  expiresAt: string;
  replaced: boolean;
  lastUsedAt: string | null;
  lastUsedIp: string | null;
}

const creators = alias(users, 'creators');

/** Working keys, and recently expired ones. */
const keysOf = sql<KeyRow[]>`(
  select coalesce(jsonb_agg(
    jsonb_build_object('id', k.id, 'hint', k.hint, 'createdAt', k.created_at, 'expiresAt', k.expires_at,
      'replaced', k.replaced_by is not null, 'lastUsedAt', k.last_used_at, 'lastUsedIp', k.last_used_ip)
    order by k.created_at desc, k.id), '[]')
  from ${apiKeys} k
  where k.account_id = ${serviceAccounts.userId} and k.revoked_at is null
    and k.expires_at > now() - interval '30 days')`;

const selectAccounts = (db: Queries, wanted: SQL | undefined) =>
  db
    .select({
      id: serviceAccounts.userId,
      clientId: serviceAccounts.clientId,
      // Aliased, because two tables have one.
      name: sql<string>`${users.name}`.as('account_name'),
      description: serviceAccounts.description,
      scopes: serviceAccounts.scopes,
      createdBy: sql<string | null>`${creators.name}`.as('creator_name'),
      createdAt: serviceAccounts.createdAt,
      keys: keysOf.as('keys'),
    })
    .from(serviceAccounts)
    .innerJoin(users, eq(users.id, serviceAccounts.userId))
    .leftJoin(creators, eq(creators.id, serviceAccounts.createdBy))
    .where(and(isNull(serviceAccounts.revokedAt), wanted));

type Row = Awaited<ReturnType<typeof selectAccounts>>[number];

const instant = (text: string) => new Date(text).toISOString();

const toKey = (row: KeyRow): ApiKey => ({
  ...row,
  createdAt: instant(row.createdAt),
  expiresAt: instant(row.expiresAt),
  lastUsedAt: row.lastUsedAt && instant(row.lastUsedAt),
});

/** Of what a change replaces. */
export const versionOfAccount = ({ name, description, scopes }: Pick<Row, 'name' | 'description' | 'scopes'>) =>
  versionOf([name, description, scopes]);

const toAccount = (row: Row): ServiceAccount => ({
  ...row,
  scopes: row.scopes as ApiScope[],
  createdAt: row.createdAt.toISOString(),
  keys: row.keys.map(toKey),
  version: versionOfAccount(row),
});

/** The accounts of an organization or of the operator, newest first; revoked ones are gone. */
export const listAccounts = (
  db: Queries,
  clientId: string | null,
  query: ServiceAccountsQuery,
): Promise<Page<ServiceAccount>> =>
  readPage(
    db,
    {
      select: selectAccounts(db, ofClient(clientId)).$dynamic(),
      orderBy: [desc(serviceAccounts.createdAt), serviceAccounts.userId],
      toItem: toAccount,
    },
    query,
  );

export const ofClient = (clientId: string | null) =>
  clientId === null ? isNull(serviceAccounts.clientId) : eq(serviceAccounts.clientId, clientId);

export async function findAccount(db: Queries, id: string): Promise<ServiceAccount | undefined> {
  const [row] = await selectAccounts(db, eq(serviceAccounts.userId, id));
  return row && toAccount(row);
}
