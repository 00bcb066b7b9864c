import type { PageMatch } from './compose.ts';
import { pathOf } from './page-address.ts';

/** Link targets without a page of their own. */
const elsewhere: Record<string, string> = { '/help': '/contactus', '/contact': '/contactus' };

export const aliasOf = (path: string) => {
  const plain = path.toLowerCase().replace(/(?<=.)\/$/, '');
  return Object.hasOwn(elsewhere, plain) ? elsewhere[plain] : undefined;
};

/** The path under which a page is known, when it was asked for in another case or with a slash at the end. */
export const properPath = (match: PageMatch, path: string) => {
  const proper = pathOf(match);
  return proper === path ? undefined : proper;
};
