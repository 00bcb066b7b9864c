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

const pageAt = ({ remotes }: Composition, path: string) => {
  for (const remote of remotes)
    for (const page of remote.pages) {
      const match = matchPath(page.path, path);
      if (match) return { target: { remote, page }, params: match.params };
    }
  return undefined;
};

/** The remote's page that a link leads to; undefined when it leads elsewhere. */
export const pageOfLink = (composition: Composition, link: HTMLAnchorElement): LinkedPage | undefined => {
  const address = below(link);
  const found = address && pageAt(composition, address.path);
  return found && { target: found.target, values: addressValues(address.query, found.params) };
};

/** The remote whose page stands at an address of this site; the host itself when it is nobody's. */
export const remoteAt = (composition: Composition, pathname: string) =>
  pageAt(composition, pathname.slice(BASE_PATH.length) || '/')?.target.remote.name ?? 'host';
