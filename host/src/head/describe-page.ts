import type { ReleasedPage } from '@marketplace/shared/contracts';
import { textAt } from './at-path.ts';
import { addressValues, fillPath, optionsOf, placeholdersOf } from './fill-path.ts';

/** What the document's head says about a page. */
export interface HeadContent {
  title: string;
  description?: string | undefined;
  /** Canonical path and query; undefined for pages that search engines should not index. */
  canonical?: string | undefined;
  /** Address of a picture for link previews. */
  image?: string | undefined;
}

export interface PageAddress {
  /** Below the base path. */
  path: string;
  query: URLSearchParams;
  params: Record<string, string | undefined>;
}

/** The length of description that search engines and previews show, in characters. */
const DESCRIPTION_LIMIT = 200;

const shorten = (text: string) =>
  text.length <= DESCRIPTION_LIMIT ? text : `${text.slice(0, DESCRIPTION_LIMIT).replace(/\s+\S*$/, '')} …`;

/** The API path of the page's subject; undefined if the page has none at this address. */
export const subjectPath = (page: ReleasedPage, { query, params }: PageAddress) =>
  page.about && page.access === 'public' ? fillPath(page.about.from, addressValues(query, params)) : undefined;

/** Whether search engines may index the page: it is public and has a description. */
export const isToBeFound = ({ access, description, about }: ReleasedPage) =>
  access === 'public' && (description !== undefined || about !== undefined);

/** The page's address without parameters that do not change what it shows; undefined for one that isn't indexed. */
const canonicalOf = (page: ReleasedPage, { path, query }: PageAddress) => {
  if (!isToBeFound(page) || page.noindexWith?.some((name) => query.get(name))) return undefined;
  const { data = [] } = page;
  const names = new Set([...placeholdersOf(data), ...optionsOf(data).map(({ name }) => name)]);
  const kept = new URLSearchParams([...query].filter(([name, value]) => names.has(name) && value !== ''));
  return kept.size > 0 ? `${path}?${kept}` : path;
};

/** Title, description and preview of a page: its subject's where `answer` has them, else the page's own. */
export const describePage = (page: ReleasedPage, address: PageAddress, answer: unknown): HeadContent => {
  const description = textAt(answer, page.about?.description) ?? page.description;
  return {
    title: textAt(answer, page.about?.title) ?? page.title,
    description: description && shorten(description),
    canonical: canonicalOf(page, address),
    image: textAt(answer, page.about?.image),
  };
};
