import type { ReleasedPage } from '@marketplace/shared/contracts';
import { atPath, textAt } from './at-path.ts';

export interface PictureOfTheme {
  src: string;
  srcset: string;
}

/** The largest picture of the first screen, for both themes. */
export interface FirstPictureHint {
  light: PictureOfTheme;
  dark: PictureOfTheme;
  sizes: string;
}

interface Rendition {
  width: number;
  url: string;
  urlDark: string | null;
}

const isRendition = (value: unknown): value is Rendition => {
  const { width, url } = (value ?? {}) as Partial<Rendition>;
  return typeof width === 'number' && typeof url === 'string';
};

const listOf = (renditions: unknown) => (Array.isArray(renditions) ? renditions.filter(isRendition) : []);

/** The picture that an answer names as the page's first; undefined when it names none. */
export const firstPictureOf = ({ about }: ReleasedPage, answer: unknown): FirstPictureHint | undefined => {
  const { firstPicture } = about ?? {};
  const light = textAt(answer, firstPicture?.src);
  if (!firstPicture || !light) return undefined;
  const renditions = listOf(firstPicture.renditions && atPath(answer, firstPicture.renditions));
  const set = (urlOf: (rendition: Rendition) => string) =>
    renditions.map((rendition) => `${urlOf(rendition)} ${rendition.width}w`).join(', ');
  return {
    light: { src: light, srcset: set(({ url }) => url) },
    dark: { src: textAt(answer, firstPicture.srcDark) ?? light, srcset: set(({ url, urlDark }) => urlDark ?? url) },
    sizes: firstPicture.sizes ?? '',
  };
};
