import type { Composition } from '@marketplace/shared/contracts';
import { createFolderStore, haltCanary, promote, signOverride } from '@marketplace/tooling/release';
import { readConfig } from 'api/server';
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { UNREAD, type DataAnswer } from './data-answer.ts';
import { createEdge } from './edge.ts';
import { serve } from './serve.ts';
import { aConfig, aHost, theAuth, theCatalog } from './testing/releases.ts';

const storeFolder = mkdtempSync(join(tmpdir(), 'edge-test-'));
const store = createFolderStore(storeFolder);
const script = 'console.log("the cart");\n'.repeat(40);

const publish = async (release: ReturnType<typeof aHost>) => {
  const folder = mkdtempSync(join(tmpdir(), 'artifact-'));
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  writeFileSync(join(folder, 'entry.js'), script);
  writeFileSync(join(folder, 'entry.js.br'), brotliCompressSync(script));
  await store.addRelease(release, folder);
  return [release.app, release.id];
};

/** The artifacts here are descriptions with one script. */
const openGate = { files: async () => undefined, set: async () => undefined };

const found = (value: unknown): DataAnswer => ({ state: 'found', value });
const answerOf = (path: string) => (path === '/tex-suite/dashboard' ? found({ slideshow: [] }) : UNREAD);
const read = jest.fn((path: string) => Promise.resolve(answerOf(path)));
const edgeOn = (channel: string) => createEdge({ store, channel, config: aConfig(), read });

let edge: FastifyInstance;
beforeAll(async () => {
  const changes = await Promise.all([aHost(), theCatalog(), theAuth()].map(publish));
  await promote(store, 'live', Object.fromEntries(changes), { gate: openGate });
  edge = await edgeOn('live');
});
afterAll(async () => {
  await edge.close();
  rmSync(storeFolder, { recursive: true });
});
beforeEach(() => read.mockClear());

const get = (url: string, headers: Record<string, string> = {}) => edge.inject({ method: 'GET', url, headers });

describe('the edge', () => {
  it.each(['/marketplace', '/marketplace/', '/marketplace/module?id=7', '/marketplace/module/7/dashboard'])(
    'serves %s as its own document [ROUTE-01, ROUTE-29]',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
      expect(answer.body).toContain('id="page-state"');
    },
  );

  it.each([
    ['http://a:99999/marketplace/', 400],
    ['http://[/marketplace/', 400],
    ['http://evil.example/marketplace/module?id=7', 200],
  ])('responds to the absolute address %s with %i, and takes no host from it', async (target, status) => {
    const server = await serve(edge.routing, edge.routing, readConfig({ PORT: '0' }));
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    await once(socket, 'close');
    await new Promise((resolve) => server.close(resolve));
    expect(answer.split(' ')[1]).toBe(String(status));
    expect(answer).not.toContain('evil.example');
  });

  it('inlines the data of a public page', async () => {
    const { body } = await get('/marketplace/');
    expect(read.mock.calls).toEqual([['/tex-suite/dashboard']]);
    expect(body).toContain('"data":{"/tex-suite/dashboard":{"slideshow":[]}}');
  });

  it('responds 404 to an unknown path, with the Not Found page [ROUTE-04]', async () => {
    const answer = await get('/marketplace/nowhere');
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toContain('<title>Page Not Found · TEX Marketplace</title>');
  });

  it('serves the host’s Access Denied page [ROUTE-03]', async () => {
    const answer = await get('/marketplace/unauthorized');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>Access Denied · TEX Marketplace</title>');
  });

  it('redirects from the root to the storefront', async () => {
    const answer = await get('/');
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/marketplace/']);
  });

  it.each([
    ['/marketplace/help', '/marketplace/contactus'],
    ['/marketplace/contact', '/marketplace/contactus'],
    ['/marketplace/contact?from=error', '/marketplace/contactus?from=error'],
    ['/marketplace/Help/', '/marketplace/contactus'],
    // A page has one address, regardless of case and trailing slash.
    ['/marketplace/MODULE/?id=7&tab=2', '/marketplace/module?id=7&tab=2'],
    ['/marketplace/Module/Shift-Roster/Dashboard', '/marketplace/module/Shift-Roster/dashboard'],
    ['/marketplace//', '/marketplace/'],
  ])('redirects permanently from %s to %s [A-03]', async (from, to) => {
    const answer = await get(from);
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe(to);
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });

  it.each(['//evil.example/module', '/marketplace//evil.example', '/marketplace/%2f%2fevil.example/'])(
    'redirects to no other site: %s',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined]);
    },
  );

  it('responds to HEAD like GET, without the body', async () => {
    const headers = { 'accept-encoding': 'br' };
    const [got, head] = await Promise.all([
      get('/marketplace/', headers),
      edge.inject({ method: 'HEAD', url: '/marketplace/', headers }),
    ]);
    expect([head.statusCode, head.body]).toEqual([200, '']);
    for (const name of ['etag', 'content-type', 'content-length', 'content-encoding', 'cache-control', 'vary'])
      expect([name, head.headers[name]]).toEqual([name, got.headers[name]]);
  });

  it.each(['/elsewhere', '/marketplaces', '/favicon.ico'])('responds 404 at %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toBe('Not found.');
  });
});

describe('with other releases in place', () => {
  const stateOf = (body: string) =>
    JSON.parse(/<script type="application\/json" id="page-state">(.*)<\/script>/.exec(body)?.[1] ?? '{}') as {
      composition: Composition;
    };
  const releases = (body: string) => stateOf(body).composition.remotes.map(({ release }) => release);
  let open: FastifyInstance;
  beforeAll(async () => {
    await publish({ ...theAuth(), id: '1.1.0-next' });
    open = await createEdge({ store, channel: 'live', config: aConfig(), read, overrides: { open: true } });
  });
  afterAll(() => open.close());
  const ask = (url: string) => open.inject({ method: 'GET', url });

  it('composes the page with the release in its address, and caches it nowhere', async () => {
    const answer = await ask('/marketplace/login?mfe=auth@1.1.0-next');
    expect(releases(answer.body)).toEqual(['1.1.0-next', '1.0.0-catalog']);
    expect(answer.body).toContain('/marketplace/releases/mfe-auth/1.1.0-next/login.js');
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  describe('of another channel', () => {
    beforeAll(async () => {
      await promote(store, 'pr-12', { 'mfe-auth': '1.1.0-next' }, { gate: openGate });
    });

    it('shows them to anyone who asks, and never caches the page', async () => {
      const answer = await ask('/marketplace/login?channel=pr-12');
      expect(releases(answer.body)).toEqual(['1.1.0-next', '1.0.0-catalog']);
      expect(stateOf(answer.body).composition).toMatchObject({
        channel: 'pr-12',
        overrides: { channel: 'pr-12', refused: [] },
      });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers.etag).toBeUndefined();
      const others = await ask('/marketplace/login');
      expect(stateOf(others.body).composition).toMatchObject({ channel: 'live', overrides: { applied: [] } });
      expect(releases(others.body)).toEqual(['1.0.0-auth', '1.0.0-catalog']);
    });

    it.each([
      ['pr-99', 'Channel pr-99 is not in the release store.'],
      ['../live', 'Channel names have lowercase letters, digits and hyphens only.'],
    ])('shows what is live instead of %s, and says why', async (channel, sentence) => {
      const answer = await ask(`/marketplace/login?${new URLSearchParams({ channel })}`);
      expect(stateOf(answer.body).composition).toMatchObject({ channel: 'live', overrides: { refused: [sentence] } });
      expect(answer.headers['cache-control']).toBe('no-store');
    });

    it('takes its own channel for no other', async () => {
      const { composition } = stateOf((await ask('/marketplace/login?channel=live')).body);
      expect(composition.overrides).toEqual({ open: true, applied: [], refused: [] });
    });

    it('takes a signed link of this channel in production', async () => {
      const overrides = { open: false, secret: 'only the release team knows' };
      const closed = await createEdge({ store, channel: 'live', config: aConfig(), read, overrides });
      const shown = async (token: string) => {
        const url = `/marketplace/login?channel=pr-12&mfe-token=${token}`;
        return stateOf((await closed.inject({ method: 'GET', url })).body).composition;
      };
      const sign = (grant: { channel?: string; expires: number }) =>
        signOverride({ releases: {}, ...grant }, overrides.secret);
      const soon = Date.now() + 60_000;
      expect(await shown(sign({ channel: 'pr-12', expires: soon }))).toMatchObject({ channel: 'pr-12' });
      for (const token of [
        '',
        sign({ channel: 'pr-13', expires: soon }),
        sign({ expires: soon }),
        sign({ channel: 'pr-12', expires: 1 }),
        signOverride({ releases: {}, channel: 'pr-12', expires: soon }, 'another secret'),
      ])
        expect(await shown(token)).toMatchObject({
          channel: 'live',
          overrides: { refused: ['Channel pr-12 needs a signed link that hasn’t expired.'] },
        });
      await closed.close();
    });
  });

  it('ignores overrides where they aren’t allowed', async () => {
    const answer = await get('/marketplace/login?mfe=auth@1.1.0-next');
    expect(releases(answer.body)).toEqual(['1.0.0-auth', '1.0.0-catalog']);
    expect(stateOf(answer.body).composition.overrides.refused).toHaveLength(1);
  });

  it('lists the choices, except where overrides are closed', async () => {
    const listed = (await ask('/marketplace/composition.json')).json<Record<string, { id: string }[]>>();
    expect(listed['mfe-auth']?.map(({ id }) => id)).toEqual(expect.arrayContaining(['1.0.0-auth', '1.1.0-next']));
    expect((await get('/marketplace/composition.json')).statusCode).toBe(404);
  });

  it('shows a canary to visitors who drew it, keeps the draw, and falls back to the live release on failure', async () => {
    await promote(store, 'live', { 'mfe-auth': '1.1.0-next' }, { gate: openGate, canaryPercent: 50 });
    const trying = await createEdge({ store, channel: 'live', config: aConfig(), read });
    const visit = (cookie?: string) =>
      trying.inject({ method: 'GET', url: '/marketplace/login', ...(cookie && { headers: { cookie } }) });
    const drawn = await visit('tex_draw=12');
    expect(stateOf(drawn.body).composition).toMatchObject({ canary: true });
    expect(stateOf(drawn.body).composition.remotes[0]).toMatchObject({
      release: '1.1.0-next',
      previous: { release: '1.0.0-auth' },
    });
    expect(drawn.headers['set-cookie']).toBeUndefined();
    expect(releases((await visit('tex_draw=7000')).body)).toEqual(['1.0.0-auth', '1.0.0-catalog']);
    expect((await visit()).headers['set-cookie']).toContain('tex_draw=');
    const told = await trying.inject({ method: 'GET', url: '/marketplace/release-state.json' });
    expect(told.headers['cache-control']).toBe('no-store');
    expect(told.json()).toMatchObject({
      channel: 'live',
      releases: { 'mfe-auth': '1.0.0-auth', host: expect.any(String) },
      canary: { percent: 50, releases: { 'mfe-auth': '1.1.0-next' } },
      halted: null,
    });
    await haltCanary(store, 'live');
    await trying.close();
  });
});

describe('installation as an app', () => {
  it('has a manifest whose icons exist', async () => {
    const answer = await get('/marketplace/manifest.webmanifest');
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    const manifest = answer.json<{ start_url: string; icons: { src: string; type: string; purpose: string }[] }>();
    expect(manifest).toMatchObject({ name: 'TEX Marketplace', start_url: '/marketplace/', display: 'standalone' });
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
    for (const { src, type } of manifest.icons) {
      const icon = await get(src);
      expect(icon.statusCode).toBe(200);
      expect(icon.headers['content-type']).toContain(type);
    }
    expect((await get('/marketplace/')).body).toContain(
      '<link rel="manifest" href="/marketplace/manifest.webmanifest">',
    );
  });

  it('responds 404 for an icon that does not exist', async () => {
    expect((await get('/marketplace/icons/none.png')).statusCode).toBe(404);
    expect((await get('/marketplace/icons/..%2fpackage.json')).statusCode).toBeGreaterThanOrEqual(400);
  });

  it('serves robots.txt', async () => {
    expect((await get('/robots.txt')).body).toContain('Disallow: /api/');
  });
});

describe('a page that describes its subject', () => {
  it('takes title and description from its data', async () => {
    read.mockResolvedValue(found({ name: 'Shift Roster', description: 'Plan shifts fairly.' }));
    const { body } = await get('/marketplace/module?id=shift-roster&from=mail', { host: 'shop.example' });
    expect(body).toContain('<title>Shift Roster · TEX Marketplace</title>');
    expect(body).toContain('<meta name="description" content="Plan shifts fairly.">');
    expect(body).toContain('<link rel="canonical" href="http://shop.example/marketplace/module?id=shift-roster">');
    read.mockReset();
    read.mockImplementation((path) => Promise.resolve(answerOf(path)));
  });

  it('keeps its own title when the data is unavailable', async () => {
    const answer = await get('/marketplace/module?id=unread');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>Module · TEX Marketplace</title>');
  });

  it.each(['?id=gone', '', '?id=', '?id=..', '?id=%3Cscript%3E'])(
    'is a 404 without such a subject, explained in the browser: /module%s',
    async (search) => {
      read.mockResolvedValueOnce({ state: 'missing' });
      const answer = await get(`/marketplace/module${search}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).toContain('<meta name="robots" content="noindex">');
      expect(answer.body).not.toMatch(/rel="canonical"|data-rendered/);
      expect(answer.body).toContain('mfe-catalog/1.0.0-catalog/module.js');
      read.mockReset();
      read.mockImplementation((path) => Promise.resolve(answerOf(path)));
    },
  );
});

it('says that nothing has been released yet', async () => {
  const empty = await edgeOn('empty');
  const answer = await empty.inject('/marketplace/');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('Nothing has been released to this channel yet.');
  await empty.close();
});
