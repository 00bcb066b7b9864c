import { POLICY_DROPPED_TAGS, POLICY_TAGS } from '@marketplace/shared/contracts';
import { safeUrl } from '@marketplace/shared/modules';
import type { HtmlElement } from './html-tree.ts';

/** A first-level heading would compete with the page's own. */
const shownAs: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };

export const tagFor = ({ name }: HtmlElement): string | undefined =>
  POLICY_TAGS.has(name) ? (shownAs[name] ?? name) : undefined;

export const isDropped = ({ name }: HtmlElement) => POLICY_DROPPED_TAGS.has(name);

const contact = /^(mailto|tel):/i;

/** Where a link may lead: http, https, this site, mail and phone. Undefined removes the link but keeps its text. */
export const hrefFor = ({ attributes }: HtmlElement): string | undefined => {
  const href = attributes.get('href')?.trim();
  if (!href) return undefined;
  return contact.test(href) ? href : (safeUrl(href) ?? undefined);
};
