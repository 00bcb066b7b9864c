import { Rendition, type FirstPicture, type ReleasedPage } from '@marketplace/shared/contracts';
import { listReaderOf } from '@marketplace/shared/reading';
import { atPath, textAt } from './at-path.ts';

export interface PictureOfTheme {
  src: string;
  srcset: string;
}

interface BothThemes {
  light: PictureOfTheme;
  dark: PictureOfTheme;
}

/** The largest picture of the first screen in both themes, and on phones if it differs. */
export interface FirstPictureHint extends BothThemes {
  phone?: BothThemes;
  sizes: string;
}

const readRenditions = listReaderOf(Rendition);

type Declared = Pick<FirstPicture, 'src' | 'srcDark' | 'renditions'>;

const inBothThemes = (declared: Declared | undefined, answer: unknown) => {
  const light = textAt(answer, declared?.src);
  if (!declared || !light) return undefined;
  const renditions = readRenditions(declared.renditions && atPath(answer, declared.renditions));
  const set = (urlOf: (rendition: Rendition) => string) =>
    renditions.map((rendition) => `${urlOf(rendition)} ${rendition.width}w`).join(', ');
  return {
    light: { src: light, srcset: set(({ url }) => url) },
    dark: { src: textAt(answer, declared.srcDark) ?? light, srcset: set(({ url, urlDark }) => urlDark ?? url) },
  };
};

/** The picture that an answer names as the page's first; undefined if it names none. */
export const firstPictureOf = ({ about }: ReleasedPage, answer: unknown): FirstPictureHint | undefined => {
  const { firstPicture } = about ?? {};
  const pictures = inBothThemes(firstPicture, answer);
  const phone = inBothThemes(firstPicture?.phone, answer);
  return pictures && { ...pictures, ...(phone && { phone }), sizes: firstPicture?.sizes ?? '' };
};
