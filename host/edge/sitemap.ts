import { SITEMAP_SIZE, Sitemap } from '@marketplace/shared/contracts';
import { tryRead } from '@marketplace/shared/reading';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isToBeFound } from '../src/head/describe-page.ts';
import { placeholdersOf } from '../src/head/fill-path.ts';
import { BASE_PATH } from '../src/routing/base-path.ts';
import { foundIn, type DataReader } from './data-answer.ts';
import { escapeHtml } from './html.ts';
import type { ChannelView } from './release-reader.ts';

interface Address {
  path: string;
  changed?: string;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const list = (kind: 'urlset' | 'sitemapindex', origin: string, addresses: Address[]) => {
  const entry = kind === 'urlset' ? 'url' : 'sitemap';
  const lines = addresses.map(({ path, changed }) => {
    const lastmod = changed ? `<lastmod>${changed}</lastmod>` : '';
    return `<${entry}><loc>${escapeHtml(origin + BASE_PATH + path)}</loc>${lastmod}</${entry}>`;
  });
  return [head, `<${kind} xmlns="${NAMESPACE}">`, ...lines, `</${kind}>`].join('\n');
};

/** Public pages with a description and a fixed address; pages of a subject come from the catalog. */
const pagesOf = ({ live }: ChannelView): Address[] =>
  live.remotes
    .flatMap(({ pages }) => pages)
    .filter((page) => isToBeFound(page) && !page.path.includes(':') && placeholdersOf(page.data ?? []).length === 0)
    .map(({ path }) => ({ path }));

interface Options {
  view: () => Promise<ChannelView | null>;
  read: DataReader;
  originOf: (request: FastifyRequest) => string;
}

const HOUR = 3_600;
/** Timeout in milliseconds. Generous: search engines wait, and a part of the catalog is large. */
const PATIENCE = 10_000;

const send = (reply: FastifyReply, xml: string) =>
  reply.type('application/xml; charset=utf-8').header('cache-control', `public, max-age=${HOUR}`).send(xml);

const tryLater = (reply: FastifyReply) =>
  reply.code(503).header('retry-after', '60').type('text/plain').send('The catalog isn’t responding. Try again later.');

const subject = (page: 'category' | 'bucket' | 'module', id: string) => `/${page}?id=${encodeURIComponent(id)}`;

/** `sitemap.xml`: what a search engine should know, however many modules there are. */
export const registerSitemap = (app: FastifyInstance, { view, read, originOf }: Options) => {
  const readPart = async (page: number) => {
    return tryRead(Sitemap, foundIn(await read(`/tex-suite/sitemap?page=${page}`, PATIENCE)));
  };

  app.get(`${BASE_PATH}/sitemap.xml`, async (request, reply) => {
    const catalogue = await readPart(0);
    if (!catalogue) return tryLater(reply);
    const parts = Math.ceil(catalogue.totalModules / SITEMAP_SIZE);
    const modules = Array.from({ length: parts }, (_, part) => ({ path: `/sitemap-modules-${part}.xml` }));
    return send(reply, list('sitemapindex', originOf(request), [{ path: '/sitemap-pages.xml' }, ...modules]));
  });

  app.get(`${BASE_PATH}/sitemap-pages.xml`, async (request, reply) => {
    const [current, catalogue] = await Promise.all([view(), readPart(0)]);
    if (!current || !catalogue) return tryLater(reply);
    const categories = catalogue.categories.map((id) => ({ path: subject('category', id) }));
    const buckets = catalogue.buckets.map((id) => ({ path: subject('bucket', id) }));
    return send(reply, list('urlset', originOf(request), [...pagesOf(current), ...categories, ...buckets]));
  });

  app.get<{ Params: { part: string } }>(`${BASE_PATH}/sitemap-modules-:part(^\\d{1,4}).xml`, async (request, reply) => {
    const catalogue = await readPart(Number(request.params.part));
    if (!catalogue) return tryLater(reply);
    if (catalogue.modules.length === 0) return reply.code(404).type('text/plain').send('Not found.');
    const modules = catalogue.modules.map(({ id, updatedAt }) => ({ path: subject('module', id), changed: updatedAt }));
    return send(reply, list('urlset', originOf(request), modules));
  });
};
