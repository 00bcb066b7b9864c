import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { haltCanary } from './canary.ts';
import { createFolderStore } from './folder-store.ts';
import { openStore } from './open-store.ts';
import { promote } from './promote.ts';
import { prune } from './prune.ts';
import type { ReleaseStore } from './release-store.ts';
import { rollBack } from './roll-back.ts';
import { aFolder, anArtifact, aRelease, removeFolders } from './testing/artifacts.ts';
import { startS3Server, type S3Server } from './testing/s3-server.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
  process.env = { ...process.env, ...server.env };
});
afterAll(async () => {
  await server.close();
  removeFolders();
});

const app = 'mfe-cart';
const DAY = 86_400_000;
const START = Date.now();
const onDay = (day: number) => jest.setSystemTime(START + day * DAY);

/** Releases r-0, r-1, ... each built a day before the next, all before the first promotion. */
const published = async (store: ReleaseStore, count: number) => {
  for (let number = 0; number < count; number += 1) {
    const release = aRelease({ id: `r-${number}`, builtAt: new Date(START - (count - number) * DAY).toISOString() });
    await store.addRelease(release, anArtifact(release));
  }
};
const live = (store: ReleaseStore, number: number) => promote(store, 'live', { [app]: `r-${number}` });
const left = async (store: ReleaseStore) => (await store.listReleases(app)).map(({ id }) => id);
const keeping = (keep: number, days: number) => ({ keep, days });
const reasons = async (store: ReleaseStore, keep: number, days: number) =>
  Object.fromEntries(
    (await prune(store, { keep, days, dryRun: true })).map(({ release, reason }) => [release.split('@')[1], reason]),
  );

let buckets = 0;
describe.each([
  ['a folder', () => openStore({ RELEASE_STORE: aFolder() })],
  ['a bucket', () => openStore({ ...server.env, RELEASE_STORE: `s3://releases/prune-${(buckets += 1)}/` })],
])('in %s', (_place, open) => {
  it('keeps what any channel shows or can go back to, step by step', async () => {
    const store = await open();
    await published(store, 12);
    for (const number of [1, 4, 2]) await live(store, number);
    for (const number of [7, 8]) await promote(store, 'qa', { [app]: `r-${number}` });
    await promote(store, 'live', { [app]: 'r-9' }, { canaryPercent: 10 });
    await prune(store, { keep: 1, days: 0, now: START + 100 * DAY });
    expect(await left(store)).toEqual(['r-11', 'r-9', 'r-8', 'r-7', 'r-4', 'r-2', 'r-1']);
    await rollBack(store, 'live');
    await rollBack(store, 'live');
    await rollBack(store, 'qa');
    expect((await store.readChannel('live'))?.history).toEqual([]);
  });

  it('keeps the newest releases, whether promoted or not', async () => {
    const store = await open();
    await published(store, 5);
    await live(store, 1);
    expect((await prune(store, keeping(2, 14))).filter(({ reason }) => !reason).map(({ release }) => release)).toEqual([
      `${app}@r-2`,
      `${app}@r-0`,
    ]);
    expect(await left(store)).toEqual(['r-4', 'r-3', 'r-1']);
  });
});

describe('what open tabs may need', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout'], now: START }));
  afterEach(() => jest.useRealTimers());

  it('is kept for days after it was last live, from the day it ended', async () => {
    const store = createFolderStore(aFolder());
    await published(store, 4);
    await live(store, 0);
    await live(store, 1);
    onDay(30);
    await rollBack(store, 'live');
    onDay(44);
    expect(await reasons(store, 1, 14)).toMatchObject({ 'r-0': 'on live now', 'r-1': 'recently on live', 'r-2': null });
    onDay(45);
    expect(await reasons(store, 1, 14)).toMatchObject({ 'r-0': 'on live now', 'r-1': null });
  });

  it('includes canaries that were halted', async () => {
    const store = createFolderStore(aFolder());
    await published(store, 3);
    await live(store, 0);
    await promote(store, 'live', { [app]: 'r-1' }, { canaryPercent: 10 });
    onDay(20);
    await haltCanary(store, 'live');
    onDay(30);
    expect(await reasons(store, 1, 14)).toMatchObject({ 'r-1': 'recently on live' });
    onDay(40);
    expect(await reasons(store, 1, 14)).toMatchObject({ 'r-1': null });
  });
});

it('keeps a release that was just built: someone may be shipping it', async () => {
  const store = createFolderStore(aFolder());
  for (const [id, minutes] of [
    ['newest', 1],
    ['new', 59],
    ['old', 61],
  ] as const) {
    const release = aRelease({ id, builtAt: new Date(START - minutes * 60_000).toISOString() });
    await store.addRelease(release, anArtifact(release));
  }
  await prune(store, keeping(1, 14));
  expect(await left(store)).toEqual(['newest', 'new']);
});

it('deletes nothing in a dry run', async () => {
  const store = createFolderStore(aFolder());
  await published(store, 3);
  expect(await reasons(store, 1, 14)).toEqual({ 'r-2': 'among the newest 1', 'r-1': null, 'r-0': null });
  expect(await left(store)).toHaveLength(3);
});

describe('in a folder that others use as well', () => {
  it('leaves what is not a release', async () => {
    const root = aFolder();
    const store = createFolderStore(root);
    await published(store, 2);
    const folders = ['notes', 'copy-of-r-0', 'r-0.draft-1'].map((name) => join(root, 'releases', app, name));
    for (const folder of folders) mkdirSync(folder, { recursive: true });
    for (const folder of folders.slice(1))
      writeFileSync(join(folder, 'release.json'), JSON.stringify(aRelease({ id: 'r-0' })));
    await prune(store, keeping(1, 0));
    expect(await left(store)).toEqual(['r-1']);
    expect(folders.map((folder) => existsSync(folder))).toEqual([true, true, true]);
  });

  it('deletes nothing while a channel can’t be read', async () => {
    const root = aFolder();
    const store = createFolderStore(root);
    await published(store, 3);
    await live(store, 0);
    await promote(store, 'qa', { [app]: 'r-1' });
    writeFileSync(join(root, 'channels/qa/1.json'), '{');
    await expect(prune(store, keeping(1, 0))).rejects.toThrow(/qa\/1\.json is damaged/);
    expect(await left(store)).toHaveLength(3);
  });
});
