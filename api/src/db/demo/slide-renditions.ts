import type { Slide } from '@marketplace/shared/contracts';
import { mediaUrl } from './module-row.ts';

/** The widths at which slides are drawn; a file is named after its width, but for the widest. */
const widths = { '-960': 960, '': 1920 };

const named = (file: string, suffix: string) => mediaUrl(file.replace(/(\.\w+)$/, `${suffix}$1`));

export const slideRenditions = (image: string, imageDark: string): NonNullable<Slide['renditions']> =>
  Object.entries(widths).map(([suffix, width]) => ({
    width,
    url: named(image, suffix),
    urlDark: named(imageDark, suffix),
  }));
