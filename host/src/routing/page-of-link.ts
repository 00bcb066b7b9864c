import type { Composition } from '@marketplace/shared/contracts';
import { matchPath } from '@marketplace/shared/router';
import { addressValues, type AddressValues } from '../head/fill-path.ts';
import { BASE_PATH } from './base-path.ts';
import type { PageOfRemote } from './load-page.ts';

export interface LinkedPage {
  target: PageOfRemote;
  /** The address's path parameters and query, by name. */
  values: AddressValues;
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

/** The remote's page that a link leads to; undefined if it leads elsewhere. */
export const pageOfLink = (composition: Composition, link: HTMLAnchorElement): LinkedPage | undefined => {
  const address = below(link);
  const found = address && pageAt(composition, address.path);
  return found && { target: found.target, values: addressValues(address.query, found.params) };
};

/** The remote that owns the page at an address; the host if none does. */
export const remoteAt = (composition: Composition, pathname: string) =>
  pageAt(composition, pathname.slice(BASE_PATH.length) || '/')?.target.remote.name ?? 'host';
