import type { ManagedBucket, ManagedCategory } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { groupBy } from '../../storefront/group-by.ts';
import { buckets, categories, modules, type Queries } from '../../../db/index.ts';
import { versionIn } from '../editing/edit.ts';
import { bucketDesk } from './bucket-editor.ts';
import { categoryDesk } from './category-editor.ts';

const statusOf = ({ archivedAt }: { archivedAt: Date | null }) => (archivedAt ? 'archived' : 'published');

/** All categories with all their buckets, including archived ones, in order. */
export async function listTree(db: Queries): Promise<ManagedCategory[]> {
  const categoryRows = await db
    .select()
    .from(categories)
    .orderBy(categories.position, sql`lower(${categories.name})`);
  const bucketRows = await db
    .select()
    .from(buckets)
    .orderBy(buckets.position, sql`lower(${buckets.name})`);
  const counted = await db
    .select({ bucketId: modules.bucketId, count: sql<number>`count(*)::int` })
    .from(modules)
    .groupBy(modules.bucketId);
  const counts = new Map(counted.map(({ bucketId, count }) => [bucketId, count]));
  const bucketsOf = groupBy(bucketRows, ({ categoryId }) => categoryId);
  const toBucket = (row: (typeof bucketRows)[number]): ManagedBucket => ({
    id: row.id,
    version: versionIn(bucketDesk, row),
    status: statusOf(row),
    fields: bucketDesk.fieldsOf(row),
    moduleCount: counts.get(row.id) ?? 0,
  });
  return categoryRows.map((row) => ({
    id: row.id,
    version: versionIn(categoryDesk, row),
    status: statusOf(row),
    fields: categoryDesk.fieldsOf(row),
    buckets: (bucketsOf.get(row.id) ?? []).map(toBucket),
  }));
}
