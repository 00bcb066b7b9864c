import { safeUrl } from '@marketplace/shared/modules';

/** Elements that a policy may hold. A first-level heading would compete with the page's own. */
const allowed: Record<string, string> = {
  ...Object.fromEntries(
    (
      'h2 h3 h4 p ul ol li dl dt dd strong em b i u s sub sup small mark a br hr blockquote code pre ' +
      'table caption thead tbody tfoot tr th td section article div span'
    )
      .split(' ')
      .map((tag) => [tag, tag]),
  ),
  h1: 'h2',
  h5: 'h4',
  h6: 'h4',
};

/** Goes with everything inside it. What is neither here nor allowed only loses its tags. */
const dropped = new Set(
  (
    'script style template noscript iframe frame object embed applet form input button select textarea svg math ' +
    'link meta base title head audio video canvas'
  ).split(' '),
);

export const tagFor = (element: Element): string | undefined => {
  const name = element.localName;
  return Object.hasOwn(allowed, name) ? allowed[name] : undefined;
};

export const isDropped = (element: Element) => dropped.has(element.localName);

const contact = /^(mailto|tel):/i;

/** Where a link may lead: http, https, this site, mail and phone. Undefined takes the link away and leaves its text. */
export const hrefFor = (link: Element): string | undefined => {
  const href = link.getAttribute('href')?.trim();
  if (!href) return undefined;
  return contact.test(href) ? href : (safeUrl(href) ?? undefined);
};
