import type { Slide } from '@marketplace/shared/contracts';
import { inArray } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { pictures, type StoredRendition } from '../db/schema/settings.ts';
import { pictureIdIn, pictureUrl } from './picture-url.ts';

interface Pair {
  imageUrl: string;
  imageUrlDark: string | null;
}

/** The other widths of a pair of uploaded pictures; none for pictures from elsewhere. */
export async function renditionsOf(
  db: Queries,
  { imageUrl, imageUrlDark }: Pair,
): Promise<NonNullable<Slide['renditions']>> {
  const [light, dark] = [pictureIdIn(imageUrl), imageUrlDark === null ? undefined : pictureIdIn(imageUrlDark)];
  const ids = [light, dark].flatMap((id) => id ?? []);
  if (light === undefined || ids.length === 0) return [];
  const rows = await db.select().from(pictures).where(inArray(pictures.id, ids));
  const of = (id: string | undefined) => rows.find((row) => row.id === id)?.renditions ?? [];
  return of(light).map(({ width, file }) => ({
    width,
    url: pictureUrl(file),
    urlDark: urlAt(of(dark), width) ?? imageUrlDark,
  }));
}

const urlAt = (renditions: StoredRendition[], width: number) => {
  const same = renditions.find((rendition) => rendition.width >= width);
  return same && pictureUrl(same.file);
};
