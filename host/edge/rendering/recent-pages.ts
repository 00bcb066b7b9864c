/** Something of a size that a release set brought. */
interface Page {
  set: string;
  /** In bytes. */
  weight: number;
}

/** Keeps pages by key until they get too much; what was not asked for the longest goes first. */
export const createRecentPages = <T extends Page>(most: number) => {
  const pages = new Map<string, T>();
  let weight = 0;

  const forget = (key: string) => {
    weight -= pages.get(key)?.weight ?? 0;
    pages.delete(key);
  };

  return {
    get: (key: string) => {
      const page = pages.get(key);
      if (page === undefined) return undefined;
      pages.delete(key);
      pages.set(key, page);
      return page;
    },
    keep: (key: string, page: T) => {
      forget(key);
      pages.set(key, page);
      weight += page.weight;
      for (const oldest of pages.keys()) {
        if (weight <= most) return;
        forget(oldest);
      }
    },
    forget,
    /** Forgets the pages of all other sets. */
    retain: (sets: string[]) => {
      for (const [key, { set }] of [...pages]) if (!sets.includes(set)) forget(key);
    },
  };
};
