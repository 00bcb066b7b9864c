import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../stored-releases/accepted-encodings.ts';
import type { HtmlDocument } from './html-document.ts';

/** Whom a page is for, which decides how long it may be cached. */
export type Audience = 'everybody' | 'some' | 'tester' | 'browser';

/**
 * A CDN caches public pages for a second, for another one while revalidating, and for a day while the edge is down.
 * During a canary, pages are private. `browser`: the page renders in the browser.
 */
const cacheControl: Record<Audience, string> = {
  everybody: 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
  some: 'private, no-cache',
  tester: 'no-store',
  browser: 'no-cache',
};

const isKnown = (header: string | undefined, etag: string) =>
  (header ?? '').split(',').some((tag) => [etag, '*'].includes(tag.trim()));

/** Sends a page in an accepted encoding, or 304 to a client that has it. */
export const sendHtml = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { status, etag, body }: HtmlDocument,
  audience: Audience,
) => {
  reply.header('cache-control', cacheControl[audience]);
  reply.header('vary', audience === 'some' ? 'accept-encoding, cookie' : 'accept-encoding');
  if (audience !== 'tester') reply.header('etag', etag);
  if (status === 200 && isKnown(headers['if-none-match'], etag)) return reply.code(304).send();
  const encoding = acceptedEncodings(headers['accept-encoding'])[0]?.encoding;
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(await body(encoding));
};
