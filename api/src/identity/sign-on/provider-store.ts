import type { IdentityProvider } from '@marketplace/shared/contracts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { identityProviders, type Queries } from '../../db/index.ts';
import { versionOf } from '../../http/index.ts';

export type ProviderRow = typeof identityProviders.$inferSelect;

export const listProviders = (db: Queries): Promise<ProviderRow[]> =>
  db
    .select()
    .from(identityProviders)
    .orderBy(asc(sql`lower(${identityProviders.name})`), asc(identityProviders.id));

export async function findProvider(db: Queries, id: string): Promise<ProviderRow | undefined> {
  const [row] = await db.select().from(identityProviders).where(eq(identityProviders.id, id));
  return row;
}

/** Those that the sign-in page offers. */
export const enabledProviders = (db: Queries) =>
  db
    .select({ id: identityProviders.id, name: identityProviders.name, domains: identityProviders.domains })
    .from(identityProviders)
    .where(eq(identityProviders.enabled, true))
    .orderBy(asc(sql`lower(${identityProviders.name})`), asc(identityProviders.id));

/** A whole sign-in with the settings of that moment succeeded. False if they were changed since. */
export async function noteTested(db: Queries, id: string, since: Date): Promise<boolean> {
  const rows = await db
    .update(identityProviders)
    .set({ testedAt: sql`now()` })
    .where(
      and(eq(identityProviders.id, id), sql`${identityProviders.updatedAt} <= ${since.toISOString()}::timestamptz`),
    )
    .returning({ id: identityProviders.id });
  return rows.length > 0;
}

/** Without the secret, sealed or not. */
export function toProvider(row: ProviderRow): IdentityProvider {
  const { name, issuer, clientId, domains, roleClaim, createUsers } = row;
  const roleMapping = row.roleMapping as IdentityProvider['roleMapping'];
  const settings = { name, issuer, clientId, domains, roleClaim, roleMapping, createUsers };
  return {
    ...settings,
    id: row.id,
    enabled: row.enabled,
    testedAt: row.testedAt?.toISOString() ?? null,
    version: versionOf([settings, row.clientSecret.toString('base64')]),
  };
}
