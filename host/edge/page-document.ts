import type { Composition, RenderRequest, RenderResult, RuntimeConfig } from '@marketplace/shared/contracts';
import { describePage, subjectPath, type HeadContent } from '../src/head/describe-page.ts';
import { placeholdersOf } from '../src/head/fill-path.ts';
import { firstPictureOf, type FirstPictureHint } from '../src/head/first-picture.ts';
import { BASE_PATH } from '../src/routing/base-path.ts';
import type { PageMatch } from './compose.ts';
import { guardedPathsOf, type PageData } from './page-data.ts';
import { pageHtml } from './page-html.ts';
import type { LiveSet } from './release-reader.ts';
import { createHtmlDocument, type HtmlDocument } from './rendering/html-document.ts';
import { frameStyles, piecesOf, styleElements } from './rendering/html-parts.ts';
import type { StyleInliner } from './rendering/html-styles.ts';
import type { Renderer } from './rendering/renderer.ts';

/** A page in one composition, at its own address. */
export interface PageVisit {
  set: LiveSet;
  composition: Composition;
  match: PageMatch | undefined;
  /** Below the base path. */
  path: string;
  query: URLSearchParams;
  /** Scheme and host that the page is served under. */
  origin: string;
}

interface Head {
  status: 200 | 404;
  content: HeadContent;
  firstPicture?: FirstPictureHint | undefined;
}

/** Pages of the host itself, with their titles. */
const ownPages: Record<string, string> = { '/unauthorized': 'Access Denied' };

export const isOwnPage = (path: string) => Object.hasOwn(ownPages, path);

const notFound: Head = { status: 404, content: { title: 'Page Not Found' } };

/** The page's subject, such as a module, doesn't exist. */
const lacksSubject = ({ match, path, query }: PageVisit, { missing }: PageData) => {
  if (!match?.page.about || match.page.access !== 'public') return false;
  const subject = subjectPath(match.page, { path, query, params: match.params });
  if (subject !== undefined) return placeholdersOf([match.page.about.from]).length > 0 && missing.includes(subject);
  return true;
};

/** Metadata for the document's head. */
const headOf = (visit: PageVisit, found: PageData): Head => {
  const { match, path, query } = visit;
  const own = isOwnPage(path) ? ownPages[path] : undefined;
  if (!match) return own ? { status: 200, content: { title: own } } : notFound;
  if (lacksSubject(visit, found)) return { status: 404, content: { title: match.page.title } };
  const address = { path, query, params: match.params };
  const answer = found.data[subjectPath(match.page, address) ?? ''];
  return {
    status: 200,
    content: describePage(match.page, address, answer),
    firstPicture: firstPictureOf(match.page, answer),
  };
};

interface Options {
  config: RuntimeConfig;
  renderer?: Renderer | undefined;
  inlineStyle: StyleInliner;
}

const requestOf = ({ path, query, composition }: PageVisit, config: RuntimeConfig, data: PageData['data']) => {
  const search = query.size > 0 ? `?${query}` : '';
  return { url: `${BASE_PATH}${path}${search}`, composition, config, data } satisfies RenderRequest;
};

/** Makes documents, rendered if possible. */
export const createPageMaker = ({ config, renderer, inlineStyle }: Options) => {
  const render = (visit: PageVisit, { data }: PageData) =>
    renderer?.render(visit.set, visit.match, requestOf(visit, config, data));
  /** Inline, so that the page or its frame paints at once. */
  const stylesOf = ({ set, match }: PageVisit, rendered: RenderResult | undefined) =>
    rendered
      ? styleElements(set.host, piecesOf(set, match, rendered.used), rendered.html, inlineStyle)
      : frameStyles(set.host, inlineStyle);

  return async (visit: PageVisit, found: PageData, mayRender: boolean): Promise<HtmlDocument> => {
    const { status, content, firstPicture } = headOf(visit, found);
    const isWhole = found.unread.length === 0 && !lacksSubject(visit, found);
    const rendered = mayRender && isWhole ? await render(visit, found) : undefined;
    const { set, composition, match, origin } = visit;
    const guardedPaths = guardedPathsOf(visit, config);
    const parts = {
      composition,
      config,
      match,
      origin,
      head: content,
      firstPicture,
      data: found.data,
      rendered,
      guardedPaths,
    };
    const html = pageHtml({ ...set, ...parts, styles: await stylesOf(visit, rendered) });
    return createHtmlDocument({ status, rendered: rendered !== undefined, html });
  };
};
