import { useHref } from '@marketplace/shared/router';

/** Turns a path of the router into one of the site, which search engines resolve against the page's own address. */
export const useSiteHref = () => {
  const base = useHref('/').replace(/\/$/, '');
  return (to: string) => base + to;
};

export type SiteHref = ReturnType<typeof useSiteHref>;
