import type { Slide } from '@marketplace/shared/contracts';
import type { Picture } from '@marketplace/shared/media';

/**
 * The room of a slide's picture. On phones it is a strip 190 high that a picture of 1920 x 900 fills with 406 across; in a wider
 * strip the picture reaches beyond it.
 */
export const SLIDE_SIZES = '(max-width: 420px) 406px, (max-width: 760px) 155vw, 1240px';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

const srcSetOf = (renditions: { width: number; url: string | null }[]) =>
  renditions
    .filter(({ url }) => isText(url))
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ') || undefined;

/** A slide's picture for a theme; without one for the dark theme, both have the same. */
export const slidePicture = (slide: Slide, theme: 'light' | 'dark'): Picture => {
  const { imageUrl, imageUrlDark, renditions = [] } = slide;
  const sizes = SLIDE_SIZES;
  if (theme === 'light' || !imageUrlDark) return { url: imageUrl, srcSet: srcSetOf(renditions), sizes };
  return {
    url: imageUrlDark,
    srcSet: srcSetOf(renditions.map(({ width, urlDark }) => ({ width, url: urlDark }))),
    sizes,
  };
};
