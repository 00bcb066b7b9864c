import { SITEMAP_SIZE, type Sitemap } from '@marketplace/shared/contracts';
import { asc, count } from 'drizzle-orm';
import { modules, type Queries } from '../../db/index.ts';
import { listBucketRows, listCategoryRows } from './category-store.ts';
import { isPublished } from './module-columns.ts';

/** The addresses of everything that the public catalog shows, one page of modules at a time. */
export async function readSitemap(db: Queries, page: number): Promise<Sitemap> {
  const [counted] = await db.select({ total: count() }).from(modules).where(isPublished);
  const rows = await db
    .select({ id: modules.id, updatedAt: modules.updatedAt })
    .from(modules)
    .where(isPublished)
    .orderBy(asc(modules.id))
    .limit(SITEMAP_SIZE)
    .offset(page * SITEMAP_SIZE);
  return {
    totalModules: counted?.total ?? 0,
    modules: rows.map(({ id, updatedAt }) => ({ id, updatedAt: updatedAt.toISOString() })),
    categories: page === 0 ? (await listCategoryRows(db)).map(({ id }) => id) : [],
    buckets: page === 0 ? (await listBucketRows(db)).map(({ id }) => id) : [],
  };
}
