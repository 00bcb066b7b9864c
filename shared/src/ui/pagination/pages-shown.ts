/** A gap of several pages that aren't shown. */
export const GAP = 'gap';

/** The pages that a pagination shows, from 0: the first, the last, the current one and its neighbors. */
export const pagesShown = (page: number, last: number): (number | typeof GAP)[] => {
  const wanted = [0, page - 1, page, page + 1, last].filter((one) => one >= 0 && one <= last);
  const pages = [...new Set(wanted)].sort((one, other) => one - other);
  return pages.flatMap((one, index) => {
    const before = pages[index - 1] ?? one - 1;
    if (one - before === 1) return [one];
    return one - before === 2 ? [one - 1, one] : [GAP, one];
  });
};
