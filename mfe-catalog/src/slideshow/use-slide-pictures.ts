import type { Slide } from '@marketplace/shared/contracts';
import { pictureOfTheme, useImageLoader } from '@marketplace/shared/media';
import { useShownTheme } from '@marketplace/shared/ui';
import { useEffect } from 'react';
import { slidePicture } from './slide-picture.ts';

/** How many slides' pictures are prefetched as critical. */
const CRITICAL_SLIDES = 3;

/** Prefetches the pictures of the first slides and of the current one's neighbors, in the current theme. */
export const useSlidePictures = (slides: Slide[], index: number) => {
  const loader = useImageLoader();
  const theme = useShownTheme();

  useEffect(() => {
    if (!theme) return;
    for (const slide of slides.slice(0, CRITICAL_SLIDES))
      void loader.load(pictureOfTheme(slidePicture(slide), theme), 'critical');
  }, [slides, theme, loader]);

  useEffect(() => {
    if (!theme) return;
    const neighbours = [slides[(index + 1) % slides.length], slides.at(index - 1)];
    for (const slide of neighbours) if (slide) void loader.load(pictureOfTheme(slidePicture(slide), theme));
  }, [slides, index, theme, loader]);
};
