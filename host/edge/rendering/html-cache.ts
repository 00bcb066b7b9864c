import { logError, metrics } from 'api/observability';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PageData } from '../page-data.ts';
import type { HtmlDocument } from './html-document.ts';

/** How long after reading its data a page is served without a check, in milliseconds. */
const FRESH = 400;
/**
 * Until this age in milliseconds, a page is served and revalidated in the background; after it, revalidated first. A
 * change thus shows within a second here, including the tenth for which pages share answers, which leaves another one to a
 * replica of the API or to a CDN.
 */
const STALE = 900;
/** How old a page may become while the API takes long to say whether it changed, in milliseconds: the rest of the two seconds. */
const STALE_WHILE_LATE = 1_400;
/** The same after the API failed, so that not every visitor waits for it. */
const STALE_AFTER_FAILURE = 5_000;
/** How long a page is served while the API is unavailable, in milliseconds. */
const KEPT = 86_400_000;

/** In bytes: some 300 pages with their compressed copies. */
const MOST_BYTES = 64 * 1024 * 1024;
/** A page's size with its compressed copies, relative to its own. */
const WITH_COPIES = 1.4;

/** Makes one page of one release set. */
export interface PageSource {
  set: string;
  read: () => Promise<PageData>;
  make: (data: PageData) => Promise<HtmlDocument>;
}

interface KeptPage {
  set: string;
  version: string;
  document: HtmlDocument;
  lookedAt: number;
  /** When the data was last confirmed. */
  confirmedAt: number;
}

const versionOf = ({ data, missing }: PageData) =>
  createHash('sha1')
    .update(JSON.stringify([data, missing]))
    .digest('base64');

interface Options {
  most?: number;
  now?: () => number;
}

/** Caches rendered pages, revalidates their data, and renders again what has changed. */
export const createHtmlCache = ({ most = MOST_BYTES, now = Date.now }: Options = {}) => {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: most,
    sizeCalculation: ({ document }) => Math.ceil(document.size * WITH_COPIES),
  });
  const looks = new Map<string, Promise<HtmlDocument>>();
  const count = (result: 'hit' | 'miss' | 'stale') => metrics()?.cacheRequests.inc({ cache: 'pages', result });
  metrics()?.onCollect(() => {
    metrics()?.pageCacheBytes.set(pages.calculatedSize);
    metrics()?.pageCachePages.set(pages.size);
  });

  /** The previous page, while the API is unavailable. */
  const outlive = (page: KeptPage | undefined, at: number) => {
    if (!page || at - page.confirmedAt > KEPT) return undefined;
    page.lookedAt = at;
    return page.document;
  };
  const look = async (key: string, { set, read, make }: PageSource): Promise<HtmlDocument> => {
    const at = now();
    const data = await read();
    const page = pages.get(key);
    // A slow API may be answering for a changed catalog; one that is away has no news.
    if (data.isLate) return page && at - page.confirmedAt <= STALE_WHILE_LATE ? page.document : make(data);
    if (data.unread.length > 0) return outlive(page, at) ?? make(data);
    const version = versionOf(data);
    if (page?.version === version) {
      page.lookedAt = page.confirmedAt = at;
      return page.document;
    }
    const document = await make(data);
    if (document.rendered) pages.set(key, { set, version, document, lookedAt: at, confirmedAt: at });
    else pages.delete(key);
    return document;
  };
  /** One revalidation for all concurrent requests. */
  const lookOnce = (key: string, source: PageSource) => {
    const under = looks.get(key) ?? look(key, source).finally(() => looks.delete(key));
    looks.set(key, under);
    return under;
  };

  return {
    /** @throws what `make` throws, if there is no previous page. */
    get: async (key: string, source: PageSource): Promise<HtmlDocument> => {
      const page = pages.get(key);
      const age = page ? now() - page.lookedAt : 0;
      count(!page ? 'miss' : age <= FRESH ? 'hit' : 'stale');
      if (!page) return lookOnce(key, source);
      if (age <= FRESH) return page.document;
      const looking = lookOnce(key, source);
      const failed = page.confirmedAt < page.lookedAt;
      if (age > (failed ? STALE_AFTER_FAILURE : STALE)) return looking;
      looking.catch((error: unknown) => logError('A page could not be rendered again.', error));
      return page.document;
    },
    /** Drops the pages of all other sets. */
    retain: (sets: string[]) => {
      for (const [key, { set }] of pages.entries()) if (!sets.includes(set)) pages.delete(key);
    },
  };
};

export type HtmlCache = ReturnType<typeof createHtmlCache>;
