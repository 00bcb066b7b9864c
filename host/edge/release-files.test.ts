import { openStore, promote, type ReleaseStore } from '@marketplace/tooling/release';
import { startS3Server, type S3Server } from '@marketplace/tooling/release/testing';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { UNREAD } from './data-answer.ts';
import { createEdge } from './edge.ts';
import { aConfig, aHost, theAuth, theCatalog } from './testing/releases.ts';

const script = 'console.log("the cart");\n'.repeat(40);
const map = { 'entry.js.map': { size: 1, integrity: 'sha384-map' } };
const [host, auth] = [aHost(), theAuth()];
const catalog = { ...theCatalog(), files: { ...theCatalog().files, ...map } };
const entry = '/marketplace/releases/mfe-catalog/1.0.0-catalog/entry.js';

const publish = async (store: ReleaseStore, release: typeof host) => {
  const folder = mkdtempSync(join(tmpdir(), 'artifact-'));
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  for (const file of Object.keys(release.files)) writeFileSync(join(folder, file), script);
  writeFileSync(join(folder, 'entry.js.br'), brotliCompressSync(script));
  writeFileSync(join(folder, 'entry.js.map.br'), brotliCompressSync(script));
  await store.addRelease(release, folder);
};

/** The artifacts here are made by hand. */
const openGate = { files: async () => undefined, set: async () => undefined };

let server: S3Server;
let root: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'edge-test-'));
  server = await startS3Server();
  process.env = { ...process.env, ...server.env };
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

const edgeOn = (store: ReleaseStore) =>
  createEdge({ store, channel: 'live', config: aConfig(), read: async () => UNREAD });

describe.each([
  ['a folder', () => openStore({ RELEASE_STORE: root })],
  ['a bucket', () => openStore(server.env)],
])('a file of a release in %s', (_place, open) => {
  let store: ReleaseStore;
  let edge: FastifyInstance;
  beforeAll(async () => {
    store = await open();
    for (const release of [host, catalog, auth]) await publish(store, release);
    const changes = { host: host.id, 'mfe-catalog': catalog.id, 'mfe-auth': auth.id };
    await promote(store, 'live', changes, { gate: openGate });
    edge = await edgeOn(store);
  });
  afterAll(() => edge.close());
  const get = (url: string, headers: Record<string, string> = {}) => edge.inject({ method: 'GET', url, headers });

  it('is served for ever, to any origin, compressed beforehand [CONST-11]', async () => {
    const answer = await get(entry, { 'accept-encoding': 'gzip, deflate, br' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(answer.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  });

  it.each(['', 'br;q=0', 'identity'])('is served uncompressed for accept-encoding %j', async (accepted) => {
    const answer = await get(entry, { 'accept-encoding': accepted });
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, script]);
  });

  it('is not sent again to a client that has it', async () => {
    const etag = String((await get(entry)).headers.etag);
    expect((await get(entry, { 'if-none-match': etag })).statusCode).toBe(304);
    expect((await edge.inject({ method: 'HEAD', url: entry })).headers['content-length']).toBe(String(script.length));
  });

  it('has a content type', async () => {
    const typeOf = async (app: string, file: string) =>
      (await get(`/marketplace/releases/${app}/${file}`)).headers['content-type'];
    expect(await typeOf('host', '1.0.0-host/host.css')).toMatch(/^text\/css/);
    expect(await typeOf('host', '1.0.0-host/geist.woff2')).toBe('font/woff2');
  });

  it.each([
    '/marketplace/releases/mfe-catalog/1.0.0-catalog/missing.js',
    '/marketplace/releases/mfe-catalog/0.9.0-gone/entry.js',
    '/marketplace/releases/mfe-catalog/1.0.0-catalog/',
    '/marketplace/releases/mfe-catalog',
    '/marketplace/releases/',
    '/marketplace/releases/..%2fchannels%2flive%2f1.json',
    '/marketplace/releases/..%2f..%2f..%2fchannels%2flive.json',
    '/marketplace/releases/mfe-catalog/..%2f..%2fchannels/live.json',
  ])('is an error if missing, never a page or another file: %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.headers['content-type']).not.toMatch(/html|javascript/);
    expect(answer.body).not.toContain('revision');
  });

  it.each(['/marketplace/releases/../channels/live/1.json', '/marketplace/releases/%2e%2e/channels/live/1.json'])(
    'gives no access to the rest of the store: %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).not.toContain('revision');
    },
  );

  it.each([
    'entry.js.map',
    'entry.js.map?x=1',
    'entry.js.MAP',
    'entry.js%2Emap',
    'entry.js.ma%70',
    'chunks/../entry.js.map',
    './entry.js.map',
    'entry.js.map/',
    'entry.js.map%2f',
    'entry.js.map.br',
    'entry.js.map.gz',
    'entry.js.map%00.js',
  ])('is kept to itself if it is a source map: %s', async (file) => {
    for (const encoding of ['', 'br, gzip']) {
      const answer = await get(`/marketplace/releases/mfe-catalog/1.0.0-catalog/${file}`, {
        'accept-encoding': encoding,
      });
      expect([400, 403, 404]).toContain(answer.statusCode);
      expect(answer.body).not.toContain('the cart');
    }
  });

  it('keeps its source maps in the store', async () => {
    expect(String(await store.readFile('mfe-catalog', catalog.id, 'entry.js.map'))).toBe(script);
  });

  it('is a 404 once removed, while its pages stay listed', async () => {
    await store.removeRelease('mfe-auth', auth.id);
    const fresh = await edgeOn(store);
    const answer = await fresh.inject('/marketplace/login');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('mfe-auth/1.0.0-auth/login.js');
    expect((await fresh.inject('/marketplace/releases/mfe-auth/1.0.0-auth/entry.js')).statusCode).toBe(404);
    await fresh.close();
  });
});

describe('with the store in a bucket', () => {
  const asked = () => server.asked.filter((line) => line.startsWith('GET') && line.includes('/releases/mfe-catalog/'));

  it('a file is fetched from the bucket once, however many request it', async () => {
    const edge = await edgeOn(await openStore(server.env));
    server.asked.length = 0;
    const ask = () => edge.inject({ method: 'GET', url: entry, headers: { 'accept-encoding': 'br' } });
    await Promise.all([ask(), ask(), ask()]);
    await ask();
    expect(asked().map((line) => line.split('/').pop())).toEqual(['release.json', 'entry.js.br']);
    await edge.close();
  });

  it('an unreachable bucket is an uncached 503', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const edge = await edgeOn(await openStore({ ...server.env, S3_ENDPOINT: 'http://127.0.0.1:1' }));
    const answer = await edge.inject(entry);
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' });
    expect(said).toHaveBeenCalledWith(expect.stringContaining('The release store could not be read.'));
    said.mockRestore();
    await edge.close();
  });
});
