import { aliases } from '../src/routing/aliases.ts';
import type { PageMatch } from './compose.ts';
import { pathOf } from './page-address.ts';

export const aliasOf = (path: string) => {
  const plain = path.toLowerCase().replace(/(?<=.)\/$/, '');
  return Object.hasOwn(aliases, plain) ? aliases[plain] : undefined;
};

/** The canonical path of a page requested in another case or with a trailing slash. */
export const properPath = (match: PageMatch, path: string) => {
  const proper = pathOf(match);
  return proper === path ? undefined : proper;
};
