import { CategoryFields } from '@marketplace/shared/contracts';
import { and, eq, ne, sql } from 'drizzle-orm';
import { categories } from '../../../db/index.ts';
import type { Desk } from '../editing/editor.ts';
import { freshId } from '../editing/fresh-id.ts';
import { tidyName } from '../editing/tidy.ts';

type CategoryRow = typeof categories.$inferSelect;

export const categoryDesk: Desk<typeof CategoryFields, CategoryRow> = {
  kind: 'category',
  schema: CategoryFields,
  lock: async (tx, id) => (await tx.select().from(categories).where(eq(categories.id, id)).for('update'))[0],
  fieldsOf: ({ name, description, hue }) => ({ name, description, hue }),
  statusOf: ({ archivedAt }) => (archivedAt ? 'archived' : 'published'),
  nameOf: ({ name }) => name,
  tidy: ({ name, description, hue }) => ({ name: tidyName(name), description: description.trim(), hue }),
  problems: async (tx, { name }, row) => {
    const [twin] = await tx
      .select({ archivedAt: categories.archivedAt })
      .from(categories)
      .where(and(sql`lower(${categories.name}) = lower(${name})`, ne(categories.id, row?.id ?? '')));
    if (!twin) return [];
    const which = twin.archivedAt ? 'An archived category' : 'A category';
    return [{ field: 'name', message: `${which} is already called ${name}. Choose another name.` }];
  },
  insert: async (tx, fields) => {
    const id = await freshId(tx, categories, fields.name);
    const position = sql`(select coalesce(max(position) + 1, 0) from ${categories})`;
    await tx.insert(categories).values({ ...fields, id, position });
    return id;
  },
  update: async (tx, id, fields) => {
    await tx
      .update(categories)
      .set({ ...fields, updatedAt: sql`now()` })
      .where(eq(categories.id, id));
  },
};
