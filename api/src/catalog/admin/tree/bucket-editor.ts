import { BucketFields } from '@marketplace/shared/contracts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { buckets, categories, type Transaction } from '../../../db/index.ts';
import type { FieldError } from '../../../http/index.ts';
import type { Desk } from '../editing/editor.ts';
import { freshId } from '../editing/fresh-id.ts';
import { tidyName } from '../editing/tidy.ts';

type BucketRow = typeof buckets.$inferSelect;

export const bucketDesk: Desk<typeof BucketFields, BucketRow> = {
  kind: 'bucket',
  schema: BucketFields,
  lock: async (tx, id) => (await tx.select().from(buckets).where(eq(buckets.id, id)).for('update'))[0],
  fieldsOf: ({ categoryId, name, description }) => ({ categoryId, name, description }),
  statusOf: ({ archivedAt }) => (archivedAt ? 'archived' : 'published'),
  nameOf: ({ name }) => name,
  tidy: ({ categoryId, name, description }) => ({
    categoryId,
    name: tidyName(name),
    description: description.trim(),
  }),
  problems: findProblems,
  insert: async (tx, fields) => {
    const [category] = await tx.select().from(categories).where(eq(categories.id, fields.categoryId));
    const id = await freshId(tx, buckets, fields.name, category?.name);
    await tx.insert(buckets).values({ ...fields, id, position: endOf(fields.categoryId) });
    return id;
  },
  update: async (tx, id, fields, row) => {
    const position = fields.categoryId === row.categoryId ? row.position : endOf(fields.categoryId);
    await tx
      .update(buckets)
      .set({ ...fields, position, updatedAt: sql`now()` })
      .where(eq(buckets.id, id));
  },
};

const endOf = (categoryId: string) =>
  sql`(select coalesce(max(b.position) + 1, 0) from ${buckets} b where b.category_id = ${categoryId})`;

async function findProblems(
  tx: Transaction,
  { categoryId, name }: BucketFields,
  row: BucketRow | undefined,
): Promise<FieldError[]> {
  const [category] = await tx.select().from(categories).where(eq(categories.id, categoryId)).for('key share');
  if (!category) return [{ field: 'categoryId', message: "This category doesn't exist. Choose another." }];
  const [twin] = await tx
    .select({ archivedAt: buckets.archivedAt })
    .from(buckets)
    .where(
      and(
        eq(buckets.categoryId, categoryId),
        sql`lower(${buckets.name}) = lower(${name})`,
        ne(buckets.id, row?.id ?? ''),
      ),
    );
  if (!twin) return [];
  const which = twin.archivedAt ? 'An archived bucket' : 'A bucket';
  return [{ field: 'name', message: `${which} in ${category.name} is already called ${name}. Choose another name.` }];
}
