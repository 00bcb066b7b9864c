import { useEffect } from 'react';

interface Place {
  /** From 0. */
  page: number;
  /** Rows of a page. */
  size: number;
}

/** The page, or the last one where it is past the end: as an old link, or the removal of its last row, leaves it. */
export const pageWithin = ({ page, size }: Place, total: number) =>
  Math.max(0, Math.min(page, Math.ceil(total / size) - 1));

/** Goes on to the last page from one that is past the end. `total` is undefined until it is known of this very list. */
export const usePageWithin = (place: Place, total: number | undefined, goTo: (page: number) => void) => {
  const within = total === undefined ? place.page : pageWithin(place, total);
  useEffect(() => {
    if (within !== place.page) goTo(within);
    // Once for each page that is past: the function is another one with every render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [within, place.page]);
};
