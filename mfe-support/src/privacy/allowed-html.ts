import { POLICY_DROPPED_TAGS, POLICY_TAGS } from '@marketplace/shared/contracts';
import { safeUrl } from '@marketplace/shared/modules';

/** A first-level heading would compete with the page's own. */
const shownAs: Record<string, string> = { h1: 'h2', h5: 'h4', h6: 'h4' };

export const tagFor = (element: Element): string | undefined => {
  const name = element.localName;
  return POLICY_TAGS.has(name) ? (shownAs[name] ?? name) : undefined;
};

export const isDropped = (element: Element) => POLICY_DROPPED_TAGS.has(element.localName);

const contact = /^(mailto|tel):/i;

/** Where a link may lead: http, https, this site, mail and phone. Undefined takes the link away and leaves its text. */
export const hrefFor = (link: Element): string | undefined => {
  const href = link.getAttribute('href')?.trim();
  if (!href) return undefined;
  return contact.test(href) ? href : (safeUrl(href) ?? undefined);
};
