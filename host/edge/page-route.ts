import { nameRoute, tracing } from 'api/observability';
import type { Composition } from '@marketplace/shared/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BASE_PATH } from '../src/routing/base-path.ts';
import { matchPage } from './compose.ts';
import type { ComposedVisit } from './compose-visit.ts';
import { knownQuery } from './page-address.ts';
import type { PageData } from './page-data.ts';
import { isOwnPage, type createPageMaker, type PageVisit } from './page-document.ts';
import { aliasOf, properPath } from './redirects.ts';
import type { ChannelView } from './release-reader.ts';
import { sendHtml, type Audience } from './rendering/html-answer.ts';
import type { HtmlCache } from './rendering/html-cache.ts';
import type { HtmlDocument } from './rendering/html-document.ts';

interface Options {
  view: () => Promise<ChannelView | null>;
  composeVisit: (
    view: ChannelView,
    visitor: { query: URLSearchParams; cookies: string | undefined; secure: boolean },
  ) => Promise<ComposedVisit>;
  readData: (visit: PageVisit) => Promise<PageData>;
  makePage: ReturnType<typeof createPageMaker>;
  /** Caches rendered pages; without it the browser renders every page. */
  cache: HtmlCache | undefined;
  headers: Record<string, string>;
  /** With what a composition needs besides. */
  headersOf: (composition: Composition) => Record<string, string>;
  originOf: (request: FastifyRequest) => string;
}

const noRelease =
  '<!doctype html><meta charset="utf-8"><title>Starting</title><p>Nothing has been released to this channel yet.</p>';

/** All unknown paths share this page. */
const NOT_FOUND_PATH = '/not-found';

const below = (request: FastifyRequest) => {
  const url = new URL(request.url, 'http://edge');
  return { path: url.pathname.slice(BASE_PATH.length) || '/', query: url.searchParams, search: url.search };
};

/** A permanent redirect that browsers may cache for an hour. */
const leadTo = (reply: FastifyReply, path: string, search: string) =>
  reply.header('cache-control', 'public, max-age=3600').redirect(`${BASE_PATH}${path}${search}`, 308);

/** Lets the browser continue the trace of its document. */
const continueTrace = (reply: FastifyReply) => {
  const { traceparent } = tracing().headers();
  if (traceparent) reply.header('server-timing', `traceparent;desc="${traceparent}"`);
};

/** The page as everyone gets it; undefined if it is specific to this visitor or rendered in the browser. */
const toShared = (visit: PageVisit): PageVisit | undefined => {
  const { match, path, query } = visit;
  if (!match) return { ...visit, path: isOwnPage(path) ? path : NOT_FOUND_PATH, query: new URLSearchParams() };
  const known = match.page.access === 'public' ? knownQuery(match, query) : undefined;
  return known && { ...visit, query: known };
};

const keyOf = ({ set, composition, origin, path, query }: PageVisit) =>
  [set.id, composition.canary, origin, path, query].join(' ');

const audienceOf = ({ canary }: ChannelView, { asReleased }: ComposedVisit, { rendered }: HtmlDocument): Audience => {
  if (!asReleased) return 'tester';
  if (canary) return 'some';
  return rendered ? 'everybody' : 'browser';
};

/** Sends the document of a page, whatever its path. */
export const createPageRoute = ({
  view,
  composeVisit,
  readData,
  makePage,
  cache,
  headers,
  headersOf,
  originOf,
}: Options) => {
  const documentOf = async (visit: PageVisit, asReleased: boolean) => {
    const shared = cache && asReleased ? toShared(visit) : undefined;
    if (!cache || !shared) return makePage(visit, await readData(visit), false);
    return cache.get(keyOf(shared), {
      set: shared.set.id,
      read: () => readData(shared),
      make: (data) => makePage(shared, data, true),
    });
  };

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { path, query, search } = below(request);
    const alias = aliasOf(path);
    if (alias) return leadTo(reply, alias, search);
    const current = await view();
    if (!current) return reply.code(503).headers(headers).type('text/html').send(noRelease);
    const origin = originOf(request);
    const secure = origin.startsWith('https:');
    const composed = await composeVisit(current, { query, cookies: request.headers.cookie, secure });
    const { set, composition, asReleased, cookie } = composed;
    if (cookie) reply.header('set-cookie', cookie);
    const match = matchPage(composition, path);
    const proper = match && properPath(match, path);
    if (proper !== undefined) return leadTo(reply, proper, search);
    nameRoute(request.raw, match && BASE_PATH + match.page.path);
    const visit = { set, composition, match, path, query, origin };
    const document = await documentOf(visit, asReleased);
    reply.headers(headersOf(composition));
    continueTrace(reply);
    return sendHtml(request, reply, document, audienceOf(current, composed, document));
  };
};
