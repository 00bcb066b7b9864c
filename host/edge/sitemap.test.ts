import { SITEMAP_SIZE, type Sitemap } from '@marketplace/shared/contracts';
import Fastify from 'fastify';
import { UNREAD } from './data-answer.ts';
import type { ChannelView } from './release-reader.ts';
import { registerSitemap } from './sitemap.ts';
import { aHost, theAuth, theCatalog } from './testing/releases.ts';

const catalog = theCatalog();
const pages = catalog.pages.map((page) => ({ ...page, description: `What ${page.path} is` }));
const view: ChannelView = {
  live: { id: 'set-1', channel: 'live', host: aHost(), remotes: [{ ...catalog, pages }, theAuth()], previous: {} },
  canary: null,
};
const at = '2026-03-04T10:00:00.000Z';
const firstPart: Sitemap = {
  totalModules: 20_001,
  modules: [{ id: 'a&b', updatedAt: at }],
  categories: ['hr'],
  buckets: ['core-hr'],
};

const serve = (answer: (path: string) => unknown) => {
  const app = Fastify();
  registerSitemap(app, {
    view: async () => view,
    read: async (path) => {
      const value = answer(path);
      return value === undefined ? UNREAD : { state: 'found', value };
    },
    originOf: () => 'https://market.example',
  });
  return (url: string) => app.inject({ method: 'GET', url: `/marketplace${url}` });
};
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', () => {
  it('names a part for the pages and one per 10,000 modules', async () => {
    const answer = await serve(() => firstPart)('/sitemap.xml');
    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(answer.body).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(locations(answer.body)).toEqual([
      'https://market.example/marketplace/sitemap-pages.xml',
      ...[0, 1, 2].map((part) => `https://market.example/marketplace/sitemap-modules-${part}.xml`),
    ]);
  });

  it('lists public, indexable pages and the buckets', async () => {
    const found = locations((await serve(() => firstPart)('/sitemap-pages.xml')).body);
    expect(found).toContain('https://market.example/marketplace/');
    expect(found).toContain('https://market.example/marketplace/category?id=hr');
    expect(found).toContain('https://market.example/marketplace/bucket?id=core-hr');
    expect(found.filter((address) => /login|:id/.test(address ?? ''))).toEqual([]);
  });

  it('lists modules with the time of their last change', async () => {
    const asked: string[] = [];
    const get = serve((path) => (asked.push(path), firstPart));
    const { body } = await get('/sitemap-modules-2.xml');
    expect(asked).toEqual(['/tex-suite/sitemap?page=2']);
    expect(body).toContain(
      `<url><loc>https://market.example/marketplace/module?id=a%26b</loc><lastmod>${at}</lastmod></url>`,
    );
  });

  it('names each of 100,000 modules once, in files within the protocol’s limits', async () => {
    const all = Array.from({ length: 100_000 }, (_, index) => ({ id: `module-${index}`, updatedAt: at }));
    const get = serve((path) => {
      const from = Number(/page=(\d+)$/.exec(path)?.[1]) * SITEMAP_SIZE;
      return {
        totalModules: all.length,
        modules: all.slice(from, from + SITEMAP_SIZE),
        categories: ['hr'],
        buckets: ['core-hr'],
      };
    });
    const parts = locations((await get('/sitemap.xml')).body).filter((address) => address?.includes('modules'));
    expect(parts).toHaveLength(10);
    const found = new Set<string | undefined>();
    for (const part of parts) {
      const { statusCode, body } = await get(part?.split('/marketplace')[1] ?? '');
      const addresses = locations(body);
      expect(statusCode).toBe(200);
      // The protocol's limit for one file.
      expect(addresses.length).toBeLessThanOrEqual(50_000);
      expect(Buffer.byteLength(body)).toBeLessThan(50 * 1024 * 1024);
      for (const address of addresses) found.add(address);
    }
    expect(found.size).toBe(100_000);
    expect(found).toContain('https://market.example/marketplace/module?id=module-99999');
  });

  it('has no part beyond the last, and only numbered ones', async () => {
    const get = serve(() => ({ ...firstPart, modules: [] }));
    expect((await get('/sitemap-modules-3.xml')).statusCode).toBe(404);
    expect((await get('/sitemap-modules-x.xml')).statusCode).toBe(404);
  });

  it.each(['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-modules-0.xml'])(
    'asks crawlers to retry when the catalogue does not respond: %s',
    async (url) => {
      const answer = await serve(() => undefined)(url);
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
    },
  );
});
