import { useHref } from '@marketplace/shared/router';

/** Turns a router path into a path of the site, which search engines resolve against the page's address. */
export const useSiteHref = () => {
  const base = useHref('/').replace(/\/$/, '');
  return (to: string) => base + to;
};

export type SiteHref = ReturnType<typeof useSiteHref>;
