import type { Rendition } from '../contracts/index.ts';
import type { Picture } from './picture.ts';

/** A picture for both themes, and another for phones if it has one. */
export interface ThemedPicture extends BothThemes {
  /** Its width on the page, as in `<img sizes>`. */
  sizes?: string | undefined;
  phone?: BothThemes | undefined;
}

interface BothThemes {
  src: string;
  /** The same for the dark theme; without it both themes share one. */
  srcDark?: string | null | undefined;
  /** Both at all available widths. */
  renditions?: Rendition[] | undefined;
}

type Theme = 'light' | 'dark';

const srcSetOf = (renditions: { width: number; url: unknown }[]) =>
  renditions
    .filter(({ url }) => typeof url === 'string' && url !== '')
    .map(({ url, width }) => `${String(url)} ${width}w`)
    .join(', ') || undefined;

const inTheme = ({ src, srcDark, renditions = [] }: BothThemes, theme: Theme) => {
  const { preview, previewDark } = renditions[0] ?? {};
  if (theme === 'light' || !srcDark) return { url: src, srcSet: srcSetOf(renditions), preview };
  const dark = renditions.map(({ width, urlDark }) => ({ width, url: urlDark }));
  return { url: srcDark, srcSet: srcSetOf(dark), preview: previewDark };
};

/** The attributes of its `<img>` in a theme. */
export const pictureOfTheme = ({ phone, sizes, ...picture }: ThemedPicture, theme: Theme): Picture => {
  const onPhone = phone && inTheme(phone, theme);
  return {
    ...inTheme(picture, theme),
    sizes,
    ...(onPhone && { phoneSet: onPhone.srcSet ?? onPhone.url, phonePreview: onPhone.preview }),
  };
};
