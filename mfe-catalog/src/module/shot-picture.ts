import type { Screenshot } from '@marketplace/shared/contracts';
import type { ThemedPicture } from '@marketplace/shared/media';

/** The width of the chosen screenshot: the page's, or its column's beside the price. */
export const SHOT_SIZES = '(max-width: 640px) calc(100vw - 32px), (max-width: 960px) calc(100vw - 48px), 820px';
export const THUMB_SIZES = '128px';

export const shotPicture = ({ url, urlDark, renditions }: Screenshot, sizes: string): ThemedPicture => ({
  src: url,
  srcDark: urlDark,
  renditions,
  sizes,
});
