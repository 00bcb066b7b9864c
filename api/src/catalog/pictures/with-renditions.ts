import type { Screenshot } from '@marketplace/shared/contracts';
import type { Queries } from '../../db/index.ts';
import { renditionsOf } from './renditions-of.ts';

/** Screenshots with their other widths: those they had `before`, else those of uploaded pictures. */
export const withRenditions = (db: Queries, shots: Screenshot[], before: Screenshot[] = []): Promise<Screenshot[]> =>
  Promise.all(
    shots.map(async ({ url, urlDark, alt }) => {
      const same = before.find((shot) => shot.url === url && shot.urlDark === urlDark);
      const renditions = same?.renditions ?? (await renditionsOf(db, { url, urlDark }));
      return { url, urlDark, alt, ...(renditions.length > 0 && { renditions }) };
    }),
  );
