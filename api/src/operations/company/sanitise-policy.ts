import { POLICY_DROPPED_TAGS, POLICY_TAGS } from '@marketplace/shared/contracts';
import sanitizeHtml, { type Attributes, type IOptions, type Transformer } from 'sanitize-html';

/** Allowed link targets: http, https, email, phone, this site, this page. */
const goodAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i;
const goodSpan = /^(?:[2-9]|[1-9]\d|100)$/;

const linkAttributes = ({ href }: Attributes): Attributes =>
  href !== undefined && goodAddress.test(href) ? { href, rel: 'noopener noreferrer' } : {};

const link: Transformer = (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) });

const cell: Transformer = (tagName, { colspan, rowspan }) => ({
  tagName,
  attribs: {
    ...(colspan !== undefined && goodSpan.test(colspan) && { colspan }),
    ...(rowspan !== undefined && goodSpan.test(rowspan) && { rowspan }),
  },
});

const options: IOptions = {
  allowedTags: [...POLICY_TAGS],
  nonTextTags: [...POLICY_DROPPED_TAGS],
  allowedAttributes: { a: ['href', 'rel'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 100,
  transformTags: { a: link, td: cell, th: cell },
};

/** Two are enough for all known input. */
const MOST_ROUNDS = 5;

/**
 * Sanitizes the HTML of a policy with an allowlist; everything else is removed or becomes text. Broken markup may come
 * out as other markup, so it repeats until nothing changes.
 */
export const sanitisePolicy = (html: string): string => {
  let clean = html;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = sanitizeHtml(clean, options);
    if (next === clean) break;
    clean = next;
  }
  return clean;
};
