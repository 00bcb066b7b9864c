import { TopChoiceFields } from '@marketplace/shared/contracts';
import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { modules, topChoices, type Transaction } from '../../../db/index.ts';
import type { FieldError } from '../../../http/index.ts';
import { renditionsOf } from '../../pictures/renditions-of.ts';
import { addressProblems } from '../editing/addresses.ts';
import type { Desk } from '../editing/editor.ts';
import { orNull, tidyName } from '../editing/tidy.ts';

type TopChoiceRow = typeof topChoices.$inferSelect;

export const topChoiceDesk: Desk<typeof TopChoiceFields, TopChoiceRow> = {
  kind: 'top choice',
  schema: TopChoiceFields,
  lock: async (tx, id) => (await tx.select().from(topChoices).where(eq(topChoices.moduleId, id)).for('update'))[0],
  fieldsOf: ({ position: _, renditions: _renditions, ...row }) => row,
  statusOf: () => '',
  nameOf: ({ moduleId }) => moduleId,
  tidy: (fields) => ({
    moduleId: fields.moduleId,
    description: tidyName(fields.description),
    videoUrl: orNull(fields.videoUrl),
    thumbnailUrl: fields.thumbnailUrl.trim(),
    imageUrl: fields.imageUrl.trim(),
    videoUrlDark: orNull(fields.videoUrlDark),
    thumbnailUrlDark: orNull(fields.thumbnailUrlDark),
    imageUrlDark: orNull(fields.imageUrlDark),
    rating: Math.round(fields.rating * 10) / 10,
  }),
  problems: async (tx, { moduleId, description: _, rating: _rating, ...addresses }, row) => [
    ...addressProblems(Object.entries(addresses)),
    ...(await moduleProblems(tx, moduleId, row?.moduleId)),
  ],
  insert: async (tx, fields) => {
    const position = sql`(select coalesce(max(position) + 1, 0) from ${topChoices})`;
    await tx.insert(topChoices).values({ ...fields, position, renditions: await renditionsIn(tx, fields) });
    return fields.moduleId;
  },
  update: async (tx, id, fields, row) => {
    await tx
      .update(topChoices)
      .set({ ...fields, renditions: await renditionsIn(tx, fields, row) })
      .where(eq(topChoices.moduleId, id));
  },
};

const thumbnailsOf = ({ thumbnailUrl: url, thumbnailUrlDark: urlDark = null }: TopChoiceFields) => ({ url, urlDark });

/** The row's own if its thumbnails stay. */
async function renditionsIn(tx: Transaction, fields: TopChoiceFields, row?: TopChoiceRow) {
  const thumbnails = thumbnailsOf(fields);
  return row && isDeepStrictEqual(thumbnailsOf(row), thumbnails) ? row.renditions : renditionsOf(tx, thumbnails);
}

async function moduleProblems(tx: Transaction, moduleId: string, own: string | undefined): Promise<FieldError[]> {
  const refused = (message: string) => [{ field: 'moduleId', message }];
  // A top choice is defined by its module: another module is another top choice.
  if (own !== undefined)
    return own === moduleId
      ? []
      : refused("You can't change the module of a top choice. Add another top choice instead.");
  const [module] = await tx.select({ id: modules.id }).from(modules).where(eq(modules.id, moduleId)).for('key share');
  if (!module) return refused("This module doesn't exist. Choose another.");
  const [present] = await tx.select().from(topChoices).where(eq(topChoices.moduleId, moduleId));
  return present ? refused('This module is already a top choice.') : [];
}
