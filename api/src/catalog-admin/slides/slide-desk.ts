import { SlideFields, type PublishStatus } from '@marketplace/shared/contracts';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { slides } from '../../db/schema/showcase.ts';
import { renditionsOf } from '../../pictures/renditions-of.ts';
import { addressProblems } from '../editing/addresses.ts';
import type { Desk } from '../editing/desk.ts';
import { orNull, tidyName } from '../editing/tidy.ts';

export type SlideRow = typeof slides.$inferSelect;

/** A new slide is a draft: nobody sees it before it is published. */
export const slideDesk: Desk<typeof SlideFields, SlideRow> = {
  kind: 'slide',
  schema: SlideFields,
  lock: async (tx, id) => (await tx.select().from(slides).where(eq(slides.id, id)).for('update'))[0],
  fieldsOf: ({ title, description, imageUrl, imageUrlDark, imageAlt, buttonTitle, buttonLink }) => ({
    title,
    description,
    imageUrl,
    imageUrlDark,
    imageAlt,
    buttonTitle,
    buttonLink,
  }),
  statusOf: slideStatus,
  nameOf: ({ title }) => title,
  tidy: (fields) => ({
    title: tidyName(fields.title),
    description: tidyName(fields.description),
    imageUrl: fields.imageUrl.trim(),
    imageUrlDark: orNull(fields.imageUrlDark),
    imageAlt: tidyName(fields.imageAlt),
    buttonTitle: tidyName(fields.buttonTitle),
    buttonLink: fields.buttonLink.trim(),
  }),
  problems: async (_tx, { imageUrl, imageUrlDark, buttonLink }) =>
    addressProblems([
      ['imageUrl', imageUrl],
      ['imageUrlDark', imageUrlDark],
      ['buttonLink', buttonLink],
    ]),
  insert: async (tx, fields) => {
    const id = randomUUID();
    const position = sql`(select coalesce(max(position) + 1, 0) from ${slides})`;
    const renditions = await renditionsOf(tx, pairOf(fields));
    await tx.insert(slides).values({ ...fields, id, position, renditions, active: false });
    return id;
  },
  update: async (tx, id, fields, row) => {
    const isSame = row.imageUrl === fields.imageUrl && row.imageUrlDark === fields.imageUrlDark;
    const renditions = isSame ? row.renditions : await renditionsOf(tx, pairOf(fields));
    await tx
      .update(slides)
      .set({ ...fields, renditions })
      .where(eq(slides.id, id));
  },
};

const pairOf = ({ imageUrl, imageUrlDark }: SlideFields) => ({ url: imageUrl, urlDark: imageUrlDark });

export function slideStatus({ active, archivedAt }: Pick<SlideRow, 'active' | 'archivedAt'>): PublishStatus {
  if (archivedAt) return 'archived';
  return active ? 'published' : 'draft';
}

export async function writeSlideStatus(tx: Transaction, { id }: SlideRow, status: PublishStatus): Promise<void> {
  const archivedAt = status === 'archived' ? sql`now()` : null;
  await tx
    .update(slides)
    .set({ active: status === 'published', archivedAt })
    .where(eq(slides.id, id));
}
