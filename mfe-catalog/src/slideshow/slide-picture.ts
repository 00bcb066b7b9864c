import type { Slide } from '@marketplace/shared/contracts';
import type { ThemedPicture } from '@marketplace/shared/media';

/**
 * The size of a slide's picture. On phones it is a strip 190 pixels high, which a picture of 1920 x 900 fills at a width of 406; in a wider
 * strip the picture is cropped.
 */
export const SLIDE_SIZES = '(max-width: 420px) 406px, (max-width: 760px) 138vw, 1240px';

export const slidePicture = ({ imageUrl, imageUrlDark, renditions, phone }: Slide): ThemedPicture => ({
  src: imageUrl,
  srcDark: imageUrlDark,
  renditions,
  sizes: SLIDE_SIZES,
  phone: phone ? { src: phone.imageUrl, srcDark: phone.imageUrlDark, renditions: phone.renditions } : undefined,
});
