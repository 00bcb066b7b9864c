import type { RenderRequest, RenderResult } from '@marketplace/shared/contracts';
import { createFolderStore, haltCanary, promote } from '@marketplace/tooling/release';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { UNREAD, type DataAnswer } from './data-answer.ts';
import { createEdge } from './edge.ts';
import type { LiveSet } from './release-reader.ts';
import type { Renderer } from './rendering/renderer.ts';
import { aConfig, aHost, aPage, theAuth, theCatalog } from './testing/releases.ts';

const storeFolder = mkdtempSync(join(tmpdir(), 'edge-test-'));
const store = createFolderStore(storeFolder);
const rule = (file: string) => `.of-${file.replace('.', '-')}:hover{background:url(bg.svg)}`;
/** The styles of lists have a copy of those of forms. */
const css = (file: string) => (file === 'list.css' ? rule('form.css') : '') + rule(file);
const integrity = (file: string) => `sha384-${createHash('sha384').update(css(file)).digest('base64')}`;

const publish = async (release: ReturnType<typeof aHost>) => {
  const files = Object.keys(release.files).map((file) => [file, { size: 1, integrity: integrity(file) }]);
  const whole = { ...release, files: Object.fromEntries(files) as typeof release.files };
  const folder = mkdtempSync(join(tmpdir(), 'artifact-'));
  writeFileSync(join(folder, 'release.json'), JSON.stringify(whole));
  for (const file of Object.keys(release.files)) writeFileSync(join(folder, file), css(file));
  await store.addRelease(whole, folder);
  return [release.app, release.id];
};
const openGate = { files: async () => undefined, set: async () => undefined };

const contact = {
  ...aPage({ path: '/contactus', expose: './pages/contact', scripts: [], styles: [], query: ['sent'] }),
  consumes: ['ui/list', 'ui/rows'],
};
const auth = theAuth();
const brought = { size: 1, integrity: '' };
const host = aHost({
  files: { ...aHost().files, 'form.css': brought, 'table.css': brought, 'list.css': brought },
  onDemand: {
    'ui/list': { scripts: [], styles: ['list.css'] },
    'ui/rows': { scripts: [], styles: ['list.css'] },
  },
});
const menu = { expose: './widgets/menu', scripts: ['menu.js'], styles: ['menu.css'], props: '{}' };

let time = 0;
let answers: Record<string, DataAnswer>;
let rendering: (request: RenderRequest) => RenderResult | undefined;
const asked: string[] = [];
const prepared: string[] = [];
const close = jest.fn(async () => undefined);
const renderer: Renderer = {
  render: async (_set: LiveSet, _match, request) => {
    asked.push(request.url);
    return rendering(request);
  },
  prepare: async ({ id }) => void prepared.push(id),
  close,
};

let edge: FastifyInstance;
beforeAll(async () => {
  const files = { ...auth.files, 'menu.js': brought, 'menu.css': brought };
  const others = { ...auth, pages: [...auth.pages, contact], widgets: { menu }, files };
  const changes = await Promise.all([host, theCatalog(), others].map(publish));
  await promote(store, 'live', Object.fromEntries(changes), { gate: openGate });
});
afterAll(() => rmSync(storeFolder, { recursive: true }));
beforeEach(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => time);
  time += 100_000_000;
  answers = {
    '/tex-suite/dashboard': { state: 'found', value: { slideshow: [] } },
    '/tex-admin/modules/7': { state: 'found', value: { name: 'Roster' } },
    '/tex-admin/modules/gone': { state: 'missing' },
  };
  rendering = ({ url, data }) => ({
    html: `<main class="of-form-css">${url} ${JSON.stringify(data)}</main>`,
    used: [{ remote: 'mfe-auth', expose: './widgets/menu' }],
  });
  edge = await createEdge({
    store,
    channel: 'live',
    config: aConfig(),
    publicUrl: 'https://shop.example',
    read: async (path) => answers[path] ?? UNREAD,
    overrides: { open: true },
    renderer,
  });
  asked.length = prepared.length = 0;
});
afterEach(async () => {
  await edge.close();
  jest.restoreAllMocks();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  edge.inject({ method: 'GET', url: `/marketplace${url}`, headers });
const later = async (milliseconds: number) => {
  time += milliseconds;
  await new Promise((resolve) => setTimeout(resolve, 0));
};

const stylesIn = (html: string) => [...html.matchAll(/<style data-href="([\w.]+)">/g)].map(([, file]) => file);

describe('a public page', () => {
  it('arrives rendered, with its data', async () => {
    const { statusCode, body } = await get('/module?id=7');
    expect(statusCode).toBe(200);
    expect(body).toContain(
      '<div id="root" data-rendered><main class="of-form-css">/marketplace/module?id=7 {"/tex-admin/modules/7":{"name":"Roster"}}</main></div>',
    );
    expect(body).toContain('"data":{"/tex-admin/modules/7":{"name":"Roster"}}');
    expect(body).not.toContain('<noscript>');
  });

  it('carries its own styles, its widgets’ and the host’s as far as used, and loads their scripts', async () => {
    const { body } = await get('/module?id=7');
    expect(stylesIn(body)).toEqual(['host.css', 'form.css', 'module.css', 'menu.css']);
    expect(body).toContain('>.of-menu-css:hover{background:url(/marketplace/releases/mfe-auth/1.0.0-auth/bg.svg)}<');
    expect(body).not.toMatch(/rel="stylesheet"|as="style"/);
    const hints = [...body.matchAll(/as="script" href="\/marketplace\/releases\/([\w/.-]+)"/g)].map(([, file]) => file);
    expect(hints).toEqual([
      'mfe-catalog/1.0.0-catalog/entry.js',
      'mfe-catalog/1.0.0-catalog/module.js',
      'mfe-catalog/1.0.0-catalog/common.js',
      'mfe-auth/1.0.0-auth/entry.js',
      'mfe-auth/1.0.0-auth/menu.js',
    ]);
    expect(body.indexOf('as="script"')).toBeGreaterThan(body.indexOf('<body>'));
  });

  it('carries the host’s styles that its script would load, instead of others with the same classes', async () => {
    const { body } = await get('/contactus');
    expect(stylesIn(body)).toEqual(['host.css', 'list.css', 'menu.css']);
  });

  it('carries the styles of its frame if the browser renders it, and doesn’t wait for its own', async () => {
    rendering = () => undefined;
    const { body } = await get('/module?id=7');
    expect(stylesIn(body)).toEqual(['host.css']);
    expect(body).not.toContain('rel="stylesheet"');
    expect(body).toMatch(/rel="preload" as="style" href="[\w/.-]+\/module.css"/);
  });

  it('is rendered once for all visitors and campaign parameters', async () => {
    const visits = ['/module?id=7', '/module?utm_source=mail&id=7', '/module?id=7&gclid=x'].map((url) => get(url));
    const bodies = (await Promise.all(visits)).map(({ body }) => body);
    expect(new Set(bodies).size).toBe(1);
    await get('/module?id=7', { cookie: 'session=secret', authorization: 'Bearer secret' });
    expect(asked).toEqual(['/marketplace/module?id=7']);
  });

  it('may be cached by a CDN for a second, and by browsers until it changes', async () => {
    const first = await get('/');
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86400',
      vary: 'accept-encoding',
    });
    const again = await get('/', { 'if-none-match': `"other", ${first.headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers).toMatchObject({ etag: first.headers.etag, 'cache-control': first.headers['cache-control'] });
  });

  it('is sent in the accepted encoding', async () => {
    const { body } = await get('/');
    const [br, gzip] = await Promise.all(
      ['gzip, br', 'gzip, br;q=0'].map((encodings) => get('/', { 'accept-encoding': encodings })),
    );
    expect([br?.headers['content-encoding'], gzip?.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(br?.rawPayload ?? '').toString()).toBe(body);
    expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(body);
  });

  it('shows a change of its data within two seconds', async () => {
    await get('/module?id=7');
    answers['/tex-admin/modules/7'] = { state: 'found', value: { name: 'Planner' } };
    await later(2_000);
    const { body, headers } = await get('/module?id=7');
    expect(body).toContain(
      '<main class="of-form-css">/marketplace/module?id=7 {"/tex-admin/modules/7":{"name":"Planner"}}</main>',
    );
    expect(body).toContain('<title>Planner · TEX Marketplace</title>');
    expect((await get('/module?id=7', { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  });

  it('stays readable while the API is unavailable', async () => {
    await get('/module?id=7');
    answers = {};
    await later(3_600_000);
    expect((await get('/module?id=7')).body).toContain('<main class="of-form-css">');
    expect((await get('/')).body).toContain('<noscript>');
  });

  it('shows a promotion within two seconds', async () => {
    await get('/login');
    expect(prepared).toHaveLength(1);
    await publish({ ...auth, id: '1.1.0-next' });
    await promote(store, 'live', { 'mfe-auth': '1.1.0-next' }, { gate: openGate });
    await later(2_001);
    expect((await get('/login')).body).toContain('/marketplace/releases/mfe-auth/1.1.0-next/login.js');
    expect(prepared).toHaveLength(2);
    await promote(store, 'live', { 'mfe-auth': '1.0.0-auth' }, { gate: openGate });
  });
});

describe('left to the browser', () => {
  const isLeft = (answer: { body: string; headers: object }) => {
    expect(answer.body).toContain('<noscript>');
    expect(answer.body).not.toContain('data-rendered');
  };

  it('is a page with restricted access', async () => {
    const answer = await get('/module/7/dashboard');
    isLeft(answer);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(asked).toEqual([]);
  });

  it('is a page that cannot be rendered, uncached', async () => {
    const rendered = rendering;
    rendering = () => undefined;
    const answer = await get('/');
    isLeft(answer);
    expect(answer.headers['cache-control']).toBe('no-cache');
    rendering = rendered;
    expect((await get('/')).body).toContain('data-rendered');
  });

  it.each(['/module?id=7&sort=name', '/login?next=%2Fcart', '/login?token=secret'])(
    'is a query that only the page understands: %s',
    async (url) => {
      isLeft(await get(url));
      expect(asked).toEqual([]);
    },
  );

  it('is a missing subject, with a 404', async () => {
    const answer = await get('/module?id=gone');
    isLeft(answer);
    expect([answer.statusCode, asked]).toEqual([404, []]);
  });

  it('is a page with overrides, uncached', async () => {
    for (const wish of ['auth@1.0.0-auth', 'auth@0.0.0-none']) {
      const answer = await get(`/?mfe=${wish}`);
      isLeft(answer);
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(answer.headers['etag']).toBeUndefined();
    }
  });

  it('is a page whose data was not read in time', async () => {
    delete answers['/tex-suite/dashboard'];
    isLeft(await get('/'));
    expect(asked).toEqual([]);
  });
});

it('renders one page for all unknown paths, and the host’s own pages', async () => {
  const [one, other] = await Promise.all([get('/nowhere/at/all'), get('/else?x=1')]);
  expect([one.statusCode, one.body]).toEqual([404, other.body]);
  expect(one.body).toContain('<div id="root" data-rendered>');
  expect((await get('/unauthorized')).statusCode).toBe(200);
  expect(asked).toEqual(['/marketplace/not-found', '/marketplace/unauthorized']);
});

it('renders the query parameters that the page declares', async () => {
  await get('/contactus?sent=1&utm_source=x');
  await get('/contactus');
  expect(asked).toEqual(['/marketplace/contactus?sent=1', '/marketplace/contactus']);
});

it('caches the pages of a canary separately, for its visitors', async () => {
  await publish({ ...auth, id: '1.2.0-trial' });
  await promote(store, 'live', { 'mfe-auth': '1.2.0-trial' }, { gate: openGate, canaryPercent: 50 });
  const [all, some] = await Promise.all(['7000', '12'].map((draw) => get('/login', { cookie: `tex_draw=${draw}` })));
  expect(all?.body).toContain('mfe-auth/1.0.0-auth/login.js');
  expect(some?.body).toContain('mfe-auth/1.2.0-trial/login.js');
  expect(new Set(prepared).size).toBe(2);
  for (const visit of [all, some])
    expect(visit?.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' });
  await get('/login', { cookie: 'tex_draw=13' });
  expect(asked).toHaveLength(2);
  await haltCanary(store, 'live');
});

it('never mixes the pages of another channel with its own, even those of the same set', async () => {
  await promote(store, 'pr-12', { 'mfe-auth': auth.id }, { gate: openGate });
  const [before, preview, after] = [await get('/login'), await get('/login?channel=pr-12'), await get('/login')];
  expect(preview.body).toContain(`"set":"${prepared[0]}","channel":"pr-12"`);
  expect(preview.headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(before.body).toContain(`"set":"${prepared[0]}","channel":"live"`);
  expect(after.body).toBe(before.body);
  expect(asked).toEqual(['/marketplace/login']);
});

it('caches pages by requested origin if none is configured', async () => {
  const open = await createEdge({
    store,
    channel: 'live',
    config: aConfig(),
    read: async () => answers['/tex-suite/dashboard'] ?? UNREAD,
    renderer,
  });
  const ask = async (host: string) => (await open.inject({ url: '/marketplace/', headers: { host } })).body;
  expect(await ask('evil.example')).toContain('href="http://evil.example/marketplace/"');
  expect(await ask('shop.example')).toContain('href="http://shop.example/marketplace/"');
  await open.close();
});

it('closes the renderer with the edge', async () => {
  close.mockClear();
  await (await createEdge({ store, channel: 'live', config: aConfig(), read: async () => UNREAD, renderer })).close();
  expect(close).toHaveBeenCalledTimes(1);
});
