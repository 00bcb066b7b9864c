import type { Composition } from '@marketplace/shared/contracts';
import { createFolderStore, promote, signOverride } from '@marketplace/tooling/release';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UNREAD } from '../data-answer.ts';
import { createEdge } from '../edge.ts';
import { aConfig, aHost, theAuth, theCatalog } from '../testing/releases.ts';
import { overridePolicy } from './override-policy.ts';

const folder = mkdtempSync(join(tmpdir(), 'edge-local-'));
const store = createFolderStore(folder);

beforeAll(async () => {
  const releases = [aHost(), theCatalog(), theAuth()];
  for (const release of releases) {
    const artifact = mkdtempSync(join(tmpdir(), 'artifact-'));
    writeFileSync(join(artifact, 'release.json'), JSON.stringify(release));
    await store.addRelease(release, artifact);
  }
  const gate = { files: async () => undefined, set: async () => undefined };
  await promote(store, 'live', Object.fromEntries(releases.map(({ app, id }) => [app, id])), { gate });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A page as an edge with this environment serves it. */
const open = async (env: NodeJS.ProcessEnv, query: string) => {
  const options = { store, channel: 'live', config: aConfig(), read: () => Promise.resolve(UNREAD) };
  const edge = await createEdge({ ...options, overrides: overridePolicy(env) });
  const { headers, body } = await edge.inject(`/marketplace/module?${query}`);
  await edge.close();
  const [, state = ''] = /id="page-state">(.*)<\/script>/.exec(body) ?? [];
  const { composition } = JSON.parse(state) as { composition: Composition };
  const catalog = composition.remotes.find(({ name }) => name === 'mfe-catalog');
  return { csp: String(headers['content-security-policy']), body, catalog, overrides: composition.overrides };
};
const production = { NODE_ENV: 'production', OVERRIDE_SECRET: 'secret' };
const wish = 'mfe=catalog@localhost:3003';

it.each([
  ['outside production', {}],
  ['in production, where the operator allows it', { ...production, LOCAL_REMOTES: '1' }],
])('%s a page loads a remote from the visitor’s machine', async (_where, env) => {
  const { csp, body, catalog, overrides } = await open(env, wish);
  expect(catalog).toMatchObject({ name: 'mfe-catalog', release: 'source', entry: 'http://localhost:3003/entry.js' });
  expect(catalog?.integrity).toBeUndefined();
  expect(catalog?.pages[1]).toMatchObject({ path: '/module', expose: './pages/module', scripts: [], styles: [] });
  expect(overrides.applied).toEqual([{ app: 'mfe-catalog', release: 'localhost:3003' }]);
  expect(csp).toMatch(/script-src [^;]* http:\/\/localhost:3003;/);
  expect(csp).toMatch(/connect-src [^;]* http:\/\/localhost:3003 ws:\/\/localhost:3003;/);
  // After the composition, which it changes, and before the host's deferred scripts.
  expect(body.indexOf('<script src="http://localhost:3003/remote.js">')).toBeGreaterThan(body.indexOf('page-state'));
  expect(body).not.toContain('mfe-catalog/1.0.0-catalog');
});

it.each([
  ['nobody asks for it', {}, ''],
  ['production does not allow it', production, wish],
  ['it is set to something else', { ...production, LOCAL_REMOTES: 'no' }, wish],
  ['the address is another machine', {}, 'mfe=catalog@evil.example:3003'],
  ['the address has a path', {}, 'mfe=catalog@localhost:3003/x'],
  ['it is the host', {}, 'mfe=host@localhost:3003'],
  ['the remote is unknown', {}, 'mfe=nothing@localhost:3003'],
])('a page stays as released when %s', async (_why, env, query) => {
  const { csp, body, catalog } = await open(env, query);
  expect(csp).not.toMatch(/localhost|evil/);
  expect(body).not.toContain('remote.js');
  expect(catalog?.release).toBe('1.0.0-catalog');
});

it('says why it is refused', async () => {
  const { overrides } = await open(production, wish);
  expect(overrides.refused).toEqual([
    'mfe-catalog@localhost:3003: this storefront doesn’t load remotes from a developer’s machine unless its operator sets LOCAL_REMOTES=1.',
  ]);
});

it('is not granted by a tester’s link', async () => {
  const grant = { releases: { 'mfe-catalog': 'localhost:3003' }, expires: Date.now() + 60_000 };
  const { overrides } = await open(production, `${wish}&mfe-token=${signOverride(grant, 'secret')}`);
  expect(overrides.applied).toEqual([]);
});
