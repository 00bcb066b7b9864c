import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ReleasedPage } from '@marketplace/shared/contracts';
import { add } from '../commands/add.ts';
import { remove } from '../commands/remove.ts';
import { createFolderStore } from '../folder-store.ts';
import { verifyFiles } from '../gate/verify-files.ts';
import { promote } from '../promote.ts';
import { prune } from '../prune.ts';
import type { ReleaseStore } from '../release-store.ts';
import { aFolder, anArtifact, aRelease, removeFolders } from '../testing/artifacts.ts';
import { buildForeignRemote, withText } from '../testing/foreign-remote/foreign-builds.ts';
import { runReleaseCommand } from '../testing/run-command.ts';

const aPage = (path: string): ReleasedPage => ({
  ...{ path, access: 'public', title: 'A page', expose: './a', scripts: [], styles: [] },
});
const host = aRelease({ app: 'host', id: 'host-1', team: 'Platform', shared: { react: '19.3.1' } });
const cart = aRelease({ id: 'cart-1', pages: [aPage('/cart')] });

const builds = { webpack: '', rspack: '' };
const env = { ...process.env };
let store: ReleaseStore;

beforeAll(async () => {
  [builds.webpack, builds.rspack] = await Promise.all([buildForeignRemote('webpack'), buildForeignRemote('rspack')]);
}, 60_000);
beforeEach(async () => {
  const folder = aFolder();
  store = createFolderStore(folder);
  for (const release of [host, cart]) await store.addRelease(release, anArtifact(release));
  await promote(store, 'live', { host: host.id, 'mfe-cart': cart.id });
  process.env = { ...env, RELEASE_STORE: folder, RELEASED_BY: 'Ada' };
});
afterAll(() => {
  process.env = env;
  removeFolders();
});

const adopt = (place: string, ...args: string[]) =>
  runReleaseCommand(add, place, '--unmounted', ...(args.includes('--as') ? args : ['--as', 'mfe-reviews', ...args]));
const live = async () => store.readSet((await store.readChannel('live'))?.set ?? '');
const adopted = async () => {
  const release = (await live())?.releases['mfe-reviews'];
  if (!release) throw new Error('Nothing was adopted.');
  return release;
};
const jsonIn = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as object;
const declares = (build: string, declaration: object) => {
  const folder = withText(build, 'remote.json', /[^]*/, '{}');
  writeFileSync(join(folder, 'remote.json'), JSON.stringify({ ...jsonIn(build, 'remote.json'), ...declaration }));
  return folder;
};

it.each(['webpack', 'rspack'] as const)(
  'adopts a remote that was built with %s, next to what is live',
  async (bundler) => {
    const { said, code } = await adopt(builds[bundler]);
    const release = await adopted();
    expect({ code, said: said[0] }).toEqual({
      code: 0,
      said: `mfe-reviews ${release.id} is live on channel live (set ${(await live())?.id}).`,
    });
    expect(Object.keys((await live())?.releases ?? {})).toEqual(['host', 'mfe-cart', 'mfe-reviews']);
    expect(release).toMatchObject({
      ...{ team: 'Acme', global: 'reviews', entry: ['remoteEntry.js'], shared: { react: '^19.0.0' } },
      globals: expect.arrayContaining([`${bundler}Chunkacme_reviews`]) as string[],
      pages: [
        {
          ...{ path: '/reviews', access: 'public', title: 'Customer Reviews', expose: './Reviews' },
          scripts: [expect.stringContaining('expose_Reviews')],
        },
      ],
    });
    expect(release).not.toHaveProperty('type');
    expect(Object.keys(release.files)).toContain(release.pages[0]?.scripts[0]);
    expect(await verifyFiles(store, release)).toEqual([]);
  },
);

it('makes the same release from the same build, and another one from another declaration', async () => {
  await adopt(builds.rspack);
  const { id } = await adopted();
  await adopt(builds.rspack);
  expect((await adopted()).id).toBe(id);
  await adopt(declares(builds.rspack, { team: 'Reviews' }));
  expect(await adopted()).toMatchObject({ team: 'Reviews', id: expect.not.stringMatching(id) as string });
});

it('recognizes an ES module, such as Vite’s, by its manifest', async () => {
  await adopt(withText(builds.rspack, 'mf-manifest.json', '"type": "global"', '"type": "module"'));
  expect(await adopted()).toMatchObject({ type: 'module' });
});

it('leaves out documents, hidden files and what a release makes itself', async () => {
  const build = withText(builds.rspack, 'mf-manifest.json', '"name"', ' "name"');
  for (const file of ['index.html', '.env', 'remoteEntry.js.br', 'release.json']) writeFileSync(join(build, file), 'x');
  await adopt(build);
  const { id, files } = await adopted();
  expect(Object.keys(files).filter((file) => /html|env|br$|release/.test(file))).toEqual([]);
  expect((await store.readFile('mfe-reviews', id, 'remoteEntry.js.br'))?.length).toBeGreaterThan(10_000);
});

it('keeps it when something else is shipped, and prunes its releases like any others', async () => {
  await adopt(builds.rspack);
  const { id } = await adopted();
  const next = aRelease({ id: 'cart-2' });
  await store.addRelease(next, anArtifact(next));
  await promote(store, 'live', { 'mfe-cart': next.id });
  expect((await adopted()).id).toBe(id);
  const judged = await prune(store, { days: 0, keep: 1, dryRun: true });
  expect(judged).toContainEqual(expect.objectContaining({ release: `mfe-reviews@${id}`, reason: 'on live now' }));
});

const react = (fields: string) => (build: string) =>
  withText(build, 'mf-manifest.json', /"singleton": true,\s*"requiredVersion": "\^19.0.0"/, fields);

it.each<[what: string, build: (good: string) => string, sentence: RegExp]>([
  [
    'no manifest',
    () => aFolder({ 'remote.json': '{"team":"Acme","pages":[]}' }),
    /^There is no mf-manifest.json in .+\. Build/,
  ],
  [
    'another JSON',
    (good) => withText(good, 'mf-manifest.json', /[^]*/, '{}'),
    /no manifest of Module Federation: it must have/,
  ],
  [
    'no JSON',
    (good) => withText(good, 'mf-manifest.json', /[^]*/, '<html>'),
    /no manifest of Module Federation: it is not JSON\.$/,
  ],
  [
    'an absolute publicPath',
    (good) => withText(good, 'mf-manifest.json', '"publicPath": "auto"', '"publicPath": "https://cdn.acme.example/"'),
    /can't be adopted: its chunks load from "https:\/\/cdn.acme.example\/"; build it with publicPath: 'auto'/,
  ],
  [
    'a React of its own',
    react('"singleton": false'),
    /would add its own react to the page, which breaks hooks; share react as/,
  ],
  [
    'no shared React',
    (good) => withText(good, 'mf-manifest.json', '"name": "react"', '"name": "preact"'),
    /would add its own react to the page/,
  ],
  [
    'another React',
    react('"singleton": true, "requiredVersion": "^18.3.0"'),
    /needs react \^18.3.0, but host host-1 provides 19.3.1/,
  ],
  [
    'a missing file',
    (good) => {
      const folder = withText(good, 'mf-manifest.json', '"name"', ' "name"');
      rmSync(join(folder, 'remoteEntry.js'));
      return folder;
    },
    /doesn't have remoteEntry.js, which is in its manifest/,
  ],
  [
    'an unknown module',
    (good) => withText(good, 'remote.json', './Reviews', './Review'),
    /doesn't expose \.\/Review\. It exposes \.\/Reviews\.$/,
  ],
  [
    'a misspelled declaration',
    (good) => withText(good, 'remote.json', 'access', 'acces'),
    /remote.json isn't a declaration: \/pages\/0 must/,
  ],
  [
    'no declaration',
    (good) => {
      const folder = withText(good, 'mf-manifest.json', '"name"', ' "name"');
      rmSync(join(folder, 'remote.json'));
      return folder;
    },
    /^There is no declaration of the pages in/,
  ],
  [
    'a path of another remote',
    (good) => withText(good, 'remote.json', '"/reviews"', '"/:anything"'),
    /claims the path \/:anything, which matches addresses of \/cart/,
  ],
])('refuses %s in a sentence, and changes nothing', async (_what, build, sentence) => {
  const { said, code } = await adopt(build(builds.rspack));
  expect(code).toBe(1);
  expect(said.join('\n')).toMatch(sentence);
  expect(Object.keys((await live())?.releases ?? {})).toEqual(['host', 'mfe-cart']);
});

it.each([
  ['a folder of ours', ['--as', 'mfe-cart'], 1, /^mfe-cart is a folder of this repository/],
  ['another name', ['--as', 'Reviews'], 2, /^Use lowercase letters/],
])('refuses the name of %s', async (_what, args, code, sentence) => {
  const answer = await adopt(builds.rspack, ...args);
  expect(answer.code).toBe(code);
  expect(answer.said[0]).toMatch(sentence);
});

it('refuses a build that sets the globals of another', async () => {
  await adopt(builds.rspack);
  const { id } = await adopted();
  const build = withText(builds.rspack, 'remote.json', '"/reviews"', '"/votes"');
  const { said } = await adopt(build, '--as', 'mfe-votes');
  expect(said[1]).toMatch(
    new RegExp(`mfe-votes \\S+ sets window.reviews and window.rspackChunkacme_reviews, as mfe-reviews ${id} does.`),
  );
});

describe('from an address', () => {
  let origin: string;
  let served = '';
  const server = createServer(({ url = '' }, response) => {
    try {
      response.end(readFileSync(join(served, url)));
    } catch {
      response.writeHead(404).end();
    }
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  const declared = () => ['--declaration', join(builds.webpack, 'remote.json')];

  it('copies what the manifest names', async () => {
    served = builds.webpack;
    await adopt(`${origin}/mf-manifest.json`, ...declared());
    const release = await adopted();
    expect(release.adoptedFrom).toBe(`${origin}/mf-manifest.json`);
    expect(await verifyFiles(store, release)).toEqual([]);
    expect(await store.readFile('mfe-reviews', release.id, 'remoteEntry.js')).toEqual(
      readFileSync(join(served, 'remoteEntry.js')),
    );
  });

  it.each([
    [
      'an address without a manifest',
      '/elsewhere.json',
      /\/elsewhere.json can't be read: the server responded with 404\.$/,
    ],
    ['a file outside of the build', '/mf-manifest.json', /names \.\.\/\.\.\/evil\.js, which is outside its folder\.$/],
  ])('refuses %s', async (_what, path, sentence) => {
    served = withText(builds.webpack, 'mf-manifest.json', '__federation_expose_Reviews.js', '../../evil.js');
    const { said, code } = await adopt(origin + path, ...declared());
    expect(code).toBe(1);
    expect(said.join('\n')).toMatch(sentence);
  });
});

describe('removing it again', () => {
  it('takes it out of the channel, can be undone, and is logged', async () => {
    const before = (await live())?.id;
    await adopt(builds.rspack);
    const { id } = await adopted();
    const { said } = await runReleaseCommand(remove, 'mfe-reviews', '--reason', 'The contract has ended');
    expect(said[0]).toBe(`mfe-reviews was removed from channel live (set ${before}).`);
    expect((await live())?.id).toBe(before);
    expect((await store.readChannel('live'))?.log?.[0]).toMatchObject({
      ...{ action: 'remove', changes: { 'mfe-reviews': id }, by: 'Ada', reason: 'The contract has ended' },
    });
  });

  it.each([
    [
      'one that others link to',
      'mfe-reviews',
      { links: ['/reviews'] },
      'cart-2 links to /reviews, a page that mfe-reviews no longer',
    ],
    [
      'one whose widget others embed',
      'mfe-reviews',
      { widgets: { 'mfe-reviews/stars': '{}' } },
      'cart-2 embeds mfe-reviews/stars',
    ],
    ['one that is not there', 'mfe-news', {}, 'Channel live has no mfe-news.'],
    ['a folder of ours', 'mfe-cart', {}, 'mfe-cart is a folder of this repository'],
  ])('refuses %s', async (_what, app, needs, sentence) => {
    await adopt(declares(builds.rspack, { widgets: { stars: './Reviews' } }));
    const user = aRelease({ id: 'cart-2', pages: cart.pages, needs: { ...cart.needs, ...needs } });
    await store.addRelease(user, anArtifact(user));
    await promote(store, 'live', { 'mfe-cart': user.id });
    const before = await live();
    const { said, code } = await runReleaseCommand(remove, app);
    expect(code).toBe(1);
    expect(said.join('\n')).toContain(sentence);
    expect(await live()).toEqual(before);
  });
});
