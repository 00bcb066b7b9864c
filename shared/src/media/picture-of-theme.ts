import type { Rendition } from '../contracts/index.ts';
import type { Picture } from './picture.ts';

/** A picture for both themes. */
export interface ThemedPicture {
  src: string;
  /** The same for the dark theme; without it both have the one. */
  srcDark?: string | null | undefined;
  /** The same two at other widths, the given ones included. */
  renditions?: Rendition[] | undefined;
  /** The room that it has, as in `<img sizes>`. */
  sizes?: string | undefined;
}

const srcSetOf = (renditions: { width: number; url: unknown }[]) =>
  renditions
    .filter(({ url }) => typeof url === 'string' && url !== '')
    .map(({ url, width }) => `${String(url)} ${width}w`)
    .join(', ') || undefined;

/** What an `<img>` shows of it in a theme. */
export const pictureOfTheme = (
  { src, srcDark, renditions = [], sizes }: ThemedPicture,
  theme: 'light' | 'dark',
): Picture => {
  if (theme === 'light' || !srcDark) return { url: src, srcSet: srcSetOf(renditions), sizes };
  return { url: srcDark, srcSet: srcSetOf(renditions.map(({ width, urlDark }) => ({ width, url: urlDark }))), sizes };
};
