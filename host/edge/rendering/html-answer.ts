import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '../stored-releases/accepted-encodings.ts';
import type { HtmlDocument } from './html-document.ts';

/** For whom a page is, which says how long others may keep it. */
export type Audience = 'everybody' | 'some' | 'tester' | 'browser';

/**
 * A CDN keeps what everybody sees for a second, and for another one while it asks again; when nobody answers it, for a day.
 * While some visitors try a canary a page is that of its visitor. `browser`: the page is made there.
 */
const cacheControl: Record<Audience, string> = {
  everybody: 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
  some: 'private, no-cache',
  tester: 'no-store',
  browser: 'no-cache',
};

const isKnown = (header: string | undefined, etag: string) =>
  (header ?? '').split(',').some((tag) => [etag, '*'].includes(tag.trim()));

/** Sends a page in the encoding that is asked for; not to who has it. */
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
