import { useEffect } from 'react';

interface Place {
  /** From 0. */
  page: number;
  /** Rows of a page. */
  size: number;
}

/** The page, or the last one if it is past the end, as after an old link or the removal of its last row. */
export const pageWithin = ({ page, size }: Place, total: number) =>
  Math.max(0, Math.min(page, Math.ceil(total / size) - 1));

/** Redirects from a page past the end to the last one. `total` is undefined until this list has loaded. */
export const usePageWithin = (place: Place, total: number | undefined, goTo: (page: number) => void) => {
  const within = total === undefined ? place.page : pageWithin(place, total);
  useEffect(() => {
    if (within !== place.page) goTo(within);
    // Once for each page past the end: the function changes with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [within, place.page]);
};
