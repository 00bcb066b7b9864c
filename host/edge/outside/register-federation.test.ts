import { createFolderStore, promote } from '@marketplace/tooling/release';
import type { FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UNREAD } from '../data-answer.ts';
import { createEdge } from '../edge.ts';
import { aConfig, aHost, theAuth, theCatalog } from '../testing/releases.ts';

const root = mkdtempSync(join(tmpdir(), 'edge-test-'));
const store = createFolderStore(root);
const openGate = { files: async () => undefined, set: async () => undefined };

const outside = { 'outside/mf-manifest.json': { size: 1, integrity: 'sha384-manifest' } };
const catalog = theCatalog({ files: outside });
const newer = theCatalog({ id: '1.1.0-newer', version: '1.1.0', files: outside });

const publish = async (release: typeof catalog) => {
  const folder = mkdtempSync(join(tmpdir(), 'artifact-'));
  mkdirSync(join(folder, 'outside'));
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  const manifest = { id: 'mfe_catalog', metaData: { name: 'mfe_catalog', publicPath: 'auto' }, exposes: [] };
  writeFileSync(join(folder, 'outside/mf-manifest.json'), JSON.stringify(manifest));
  await store.addRelease(release, folder);
};
const show = (channel: string, ...releases: (typeof catalog)[]) =>
  promote(store, channel, Object.fromEntries(releases.map(({ app, id }) => [app, id])), { gate: openGate });

const openEdge = (open: boolean, publicUrl?: string) =>
  createEdge({
    store,
    channel: 'live',
    config: aConfig(),
    read: async () => UNREAD,
    publicUrl,
    overrides: { open },
  });

let edge: FastifyInstance;
beforeAll(async () => {
  const [host, auth] = [aHost(), theAuth()];
  for (const release of [host, auth, catalog, newer]) await publish(release);
  await show('live', host, auth, catalog);
  await show('pr-12', host, auth, newer);
  edge = await openEdge(true);
});
afterAll(async () => {
  await edge.close();
  rmSync(root, { recursive: true });
});

const address = (channel: string, remote = 'mfe-catalog') =>
  `/marketplace/federation/${channel}/${remote}/mf-manifest.json`;
const get = (url: string, headers: Record<string, string> = {}) =>
  edge.inject({ method: 'GET', url, headers: { host: 'shop.example', ...headers } });

describe('the public manifest of a remote', () => {
  it('names the files of the release that the channel shows', async () => {
    const publicPaths = await Promise.all(
      ['live', 'pr-12'].map(async (channel) => (await get(address(channel))).json().metaData.publicPath),
    );
    expect(publicPaths).toEqual([
      'http://shop.example/marketplace/releases/mfe-catalog/1.0.0-catalog/outside/',
      'http://shop.example/marketplace/releases/mfe-catalog/1.1.0-newer/outside/',
    ]);
  });

  it('names the public address of the storefront where one is set', async () => {
    const behind = await openEdge(true, 'https://tex.example');
    const answer = await behind.inject(address('live'));
    expect(answer.json().metaData.publicPath).toMatch(/^https:\/\/tex\.example\/marketplace\/releases\//);
    await behind.close();
  });

  it('is for any page, for a short time, and not sent twice', async () => {
    const answer = await get(address('live'));
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=30',
    });
    const again = await get(address('live'), { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const moved = await get(address('pr-12'), { 'if-none-match': String(answer.headers.etag) });
    expect(moved.statusCode).toBe(200);
  });

  it.each([
    [address('gone'), 'There is no public channel gone.'],
    [address('..%2Flive'), 'There is no public channel ../live.'],
    [address('live', 'mfe-gone'), 'Channel live has no remote mfe-gone.'],
    [address('live', 'host'), 'Channel live has no remote host.'],
    [address('live', 'mfe-auth'), 'mfe-auth 1.0.0-auth has no build for other sites. Ship it again.'],
  ])('is missing in words: %s', async (url, sentence) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([404, sentence]);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
  });

  it('shows previews to nobody in production', async () => {
    const production = await openEdge(false);
    const statuses = await Promise.all(
      ['live', 'pr-12'].map(async (channel) => (await production.inject(address(channel))).statusCode),
    );
    expect(statuses).toEqual([200, 404]);
    await production.close();
  });
});

it('pages of other sites may read the configuration', async () => {
  const answer = await get('/marketplace/federation/config.json');
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.json()).toEqual(aConfig());
});
