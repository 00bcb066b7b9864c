import type { Rendition } from '../contracts/index.ts';
import type { Picture } from './picture.ts';

/** A picture for both themes, and for phones where it is another. */
export interface ThemedPicture extends BothThemes {
  /** The room that it has, as in `<img sizes>`. */
  sizes?: string | undefined;
  phone?: BothThemes | undefined;
}

interface BothThemes {
  src: string;
  /** The same for the dark theme; without it both have the one. */
  srcDark?: string | null | undefined;
  /** The same two at other widths, the given ones included. */
  renditions?: Rendition[] | undefined;
}

type Theme = 'light' | 'dark';

const srcSetOf = (renditions: { width: number; url: unknown }[]) =>
  renditions
    .filter(({ url }) => typeof url === 'string' && url !== '')
    .map(({ url, width }) => `${String(url)} ${width}w`)
    .join(', ') || undefined;

const inTheme = ({ src, srcDark, renditions = [] }: BothThemes, theme: Theme) => {
  if (theme === 'light' || !srcDark) return { url: src, srcSet: srcSetOf(renditions) };
  return { url: srcDark, srcSet: srcSetOf(renditions.map(({ width, urlDark }) => ({ width, url: urlDark }))) };
};

/** What an `<img>` shows of it in a theme. */
export const pictureOfTheme = ({ phone, sizes, ...picture }: ThemedPicture, theme: Theme): Picture => {
  const onPhone = phone && inTheme(phone, theme);
  return { ...inTheme(picture, theme), sizes, ...(onPhone && { phoneSet: onPhone.srcSet ?? onPhone.url }) };
};
