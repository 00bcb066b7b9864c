import { randomUUID } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { Site, SiteBody } from '@marketplace/shared/contracts';
import { type Queries, sites, type Transaction } from '../../db/index.ts';

type SiteRow = typeof sites.$inferSelect;

const toSite = ({ id, name, address, lat, lng, radius, updatedAt }: SiteRow): Site => ({
  ...{ id, name, address, lat, lng, radius },
  updatedAt: updatedAt.toISOString(),
});

/** By name. */
export async function listSites(db: Queries): Promise<Site[]> {
  const rows = await db
    .select()
    .from(sites)
    .orderBy(asc(sql`lower(${sites.name})`), asc(sites.id));
  return rows.map(toSite);
}

/** The site, locked until the transaction ends. */
export async function lockSite(tx: Transaction, id: string): Promise<Site | undefined> {
  const [row] = await tx.select().from(sites).where(eq(sites.id, id)).for('update');
  return row && toSite(row);
}

const fieldsOf = ({ name, address, lat, lng, radius }: SiteBody) => ({
  name: name.trim(),
  address: address.trim(),
  ...{ lat, lng, radius },
});

export async function insertSite(tx: Transaction, body: SiteBody): Promise<Site> {
  const [row] = await tx
    .insert(sites)
    .values({ id: randomUUID(), ...fieldsOf(body) })
    .returning();
  if (!row) throw new Error('The site was not written.');
  return toSite(row);
}

export async function updateSite(tx: Transaction, id: string, body: SiteBody): Promise<Site> {
  // Two changes within one millisecond still need different versions.
  const updatedAt = sql`greatest(now(), ${sites.updatedAt} + interval '1 millisecond')`;
  const [row] = await tx
    .update(sites)
    .set({ ...fieldsOf(body), updatedAt })
    .where(eq(sites.id, id))
    .returning();
  if (!row) throw new Error('The site was not written.');
  return toSite(row);
}

export async function deleteSite(tx: Transaction, id: string): Promise<void> {
  await tx.delete(sites).where(eq(sites.id, id));
}
