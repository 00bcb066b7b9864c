import type { Rendition } from '@marketplace/shared/contracts';
import { inArray } from 'drizzle-orm';
import { pictures, type Queries, type StoredRendition } from '../../db/index.ts';
import { pictureIdIn, pictureUrl } from './picture-url.ts';

interface Pair {
  url: string;
  urlDark: string | null;
}

/** The other widths of a pair of uploaded pictures; none for pictures from elsewhere. */
export async function renditionsOf(db: Queries, { url, urlDark }: Pair): Promise<Rendition[]> {
  const [light, dark] = [pictureIdIn(url), urlDark === null ? undefined : pictureIdIn(urlDark)];
  const ids = [light, dark].flatMap((id) => id ?? []);
  if (light === undefined || ids.length === 0) return [];
  const rows = await db.select().from(pictures).where(inArray(pictures.id, ids));
  const of = (id: string | undefined) => rows.find((row) => row.id === id)?.renditions ?? [];
  const previewDark = of(dark)[0]?.preview;
  return of(light).map(({ width, file, preview }) => ({
    width,
    url: pictureUrl(file),
    urlDark: urlAt(of(dark), width) ?? urlDark,
    ...(preview && { preview, ...(previewDark && { previewDark }) }),
  }));
}

const urlAt = (renditions: StoredRendition[], width: number) => {
  const same = renditions.find((rendition) => rendition.width >= width);
  return same && pictureUrl(same.file);
};
