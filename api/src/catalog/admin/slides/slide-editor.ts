import { SlideFields, type PublishStatus } from '@marketplace/shared/contracts';
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { slides, type Transaction } from '../../../db/index.ts';
import { renditionsOf } from '../../pictures/renditions-of.ts';
import { addressProblems } from '../editing/addresses.ts';
import type { Desk } from '../editing/editor.ts';
import { orNull, tidyName } from '../editing/tidy.ts';

export type SlideRow = typeof slides.$inferSelect;

/** A new slide is a draft: nobody sees it until it is published. */
export const slideDesk: Desk<typeof SlideFields, SlideRow> = {
  kind: 'slide',
  schema: SlideFields,
  lock: async (tx, id) => (await tx.select().from(slides).where(eq(slides.id, id)).for('update'))[0],
  fieldsOf: (row) => ({
    title: row.title,
    description: row.description,
    imageUrl: row.imageUrl,
    imageUrlDark: row.imageUrlDark,
    imageUrlPhone: row.imageUrlPhone,
    imageUrlPhoneDark: row.imageUrlPhoneDark,
    imageAlt: row.imageAlt,
    buttonTitle: row.buttonTitle,
    buttonLink: row.buttonLink,
  }),
  statusOf: slideStatus,
  nameOf: ({ title }) => title,
  tidy: (fields) => ({
    title: tidyName(fields.title),
    description: tidyName(fields.description),
    imageUrl: fields.imageUrl.trim(),
    imageUrlDark: orNull(fields.imageUrlDark),
    imageUrlPhone: orNull(fields.imageUrlPhone),
    imageUrlPhoneDark: orNull(fields.imageUrlPhoneDark),
    imageAlt: tidyName(fields.imageAlt),
    buttonTitle: tidyName(fields.buttonTitle),
    buttonLink: fields.buttonLink.trim(),
  }),
  problems: async (_tx, { imageUrl, imageUrlDark, imageUrlPhone, imageUrlPhoneDark, buttonLink }) => [
    ...addressProblems(Object.entries({ imageUrl, imageUrlDark, imageUrlPhone, imageUrlPhoneDark, buttonLink })),
    ...(imageUrlPhoneDark && !imageUrlPhone
      ? [{ field: 'imageUrlPhone', message: 'Add a light picture for phones to go with the dark one.' }]
      : []),
  ],
  insert: async (tx, fields) => {
    const id = randomUUID();
    const position = sql`(select coalesce(max(position) + 1, 0) from ${slides})`;
    await tx.insert(slides).values({ ...fields, id, position, ...(await renditionsIn(tx, fields)), active: false });
    return id;
  },
  update: async (tx, id, fields, row) => {
    await tx
      .update(slides)
      .set({ ...fields, ...(await renditionsIn(tx, fields, row)) })
      .where(eq(slides.id, id));
  },
};

const wideOf = ({ imageUrl: url, imageUrlDark: urlDark }: SlideFields) => ({ url, urlDark });
const phoneOf = ({ imageUrlPhone: url, imageUrlPhoneDark: urlDark = null }: SlideFields) => url && { url, urlDark };

/** The row's own if its pictures stay. */
async function renditionsIn(tx: Transaction, fields: SlideFields, row?: SlideRow) {
  const wide = wideOf(fields);
  const phone = phoneOf(fields);
  const ofPhone = async () => (phone ? renditionsOf(tx, phone) : []);
  return {
    renditions: row && isDeepStrictEqual(wideOf(row), wide) ? row.renditions : await renditionsOf(tx, wide),
    renditionsPhone: row && isDeepStrictEqual(phoneOf(row), phone) ? row.renditionsPhone : await ofPhone(),
  };
}

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
