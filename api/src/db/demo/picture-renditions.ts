import type { Rendition } from '@marketplace/shared/contracts';
import { mediaUrl } from './media-url.ts';

const named = (file: string, suffix: string) => mediaUrl(file.replace(/(\.\w+)$/, `${suffix}$1`));

/** The widths at which a picture is drawn: a file is named after its width, but for the widest. */
const renditions =
  (...widths: [...narrower: number[], widest: number]) =>
  (file: string, fileDark: string): Rendition[] =>
    widths.map((width) => {
      const suffix = width === Math.max(...widths) ? '' : `-${width}`;
      return { width, url: named(file, suffix), urlDark: named(fileDark, suffix) };
    });

export const slideRenditions = renditions(720, 960, 1920);
export const phoneSlideRenditions = renditions(780, 1170);
export const screenshotRenditions = renditions(720, 1280);
