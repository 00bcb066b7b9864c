import type { Composition } from '@marketplace/shared/contracts';
import { matchPath } from '@marketplace/shared/router';
import { addressValues } from '../head/fill-path.ts';
import { BASE_PATH } from './base-path.ts';
import type { PageOfRemote } from './load-page.ts';

export interface LinkedPage {
  target: PageOfRemote;
  /** What the address holds by name: the parts of its path, and its query. */
  values: Record<string, string | undefined>;
}

const below = (link: HTMLAnchorElement) => {
  const { origin, pathname, search } = new URL(link.href, location.href);
  if (origin !== location.origin || !`${pathname}/`.startsWith(`${BASE_PATH}/`)) return undefined;
  return { path: pathname.slice(BASE_PATH.length) || '/', query: new URLSearchParams(search) };
};

/** The remote's page that a link leads to; undefined when it leads elsewhere. */
export const pageOfLink = ({ remotes }: Composition, link: HTMLAnchorElement): LinkedPage | undefined => {
  const address = below(link);
  if (!address) return undefined;
  for (const remote of remotes)
    for (const page of remote.pages) {
      const match = matchPath(page.path, address.path);
      if (match) return { target: { remote, page }, values: addressValues(address.query, match.params) };
    }
  return undefined;
};
