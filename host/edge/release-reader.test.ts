import { RELEASE_SCHEMA, type ReleaseSet } from '@marketplace/shared/contracts';
import { createFolderStore, type ReleaseStore } from '@marketplace/tooling/release';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReleaseReader } from './release-reader.ts';
import { aHost, theCatalog } from './testing/releases.ts';

const aSet = (id: string): ReleaseSet => ({
  schema: RELEASE_SCHEMA,
  id,
  createdAt: '2026-11-20T10:00:00.000Z',
  releases: { host: aHost(), 'mfe-catalog': theCatalog() },
});

/** A store with one channel that can be moved, emptied and broken. */
const aStore = () => {
  let set: string | null = 'set-1';
  let revision = 1;
  let broken = false;
  let stalled = false;
  let looks = 0;
  const store = {
    readChannel: async (name: string) => {
      looks += 1;
      if (stalled) return new Promise<never>(() => undefined);
      if (broken) throw new Error('The disk is gone.');
      return set === null ? null : { name, set, revision, history: [], canary: null };
    },
    readSet: async (id: string) => (id === 'lost' ? null : aSet(id)),
  } as Partial<ReleaseStore> as ReleaseStore;
  return {
    store,
    looks: () => looks,
    moveTo: (next: string | null, to = revision + 1) => {
      set = next;
      revision = to;
    },
    breakDown: () => (broken = true),
    stall: () => (stalled = true),
  };
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

const later = async (milliseconds: number) => {
  jest.advanceTimersByTime(milliseconds);
  await new Promise((resolve) => setImmediate(resolve));
};

it('reads the store at most once a second, whatever the traffic', async () => {
  const { store, looks } = aStore();
  const live = createReleaseReader(store, 'live');
  expect((await Promise.all([live(), live(), live()])).map((view) => view?.live.id)).toEqual([
    'set-1',
    'set-1',
    'set-1',
  ]);
  await later(1_000);
  await live();
  expect(looks()).toBe(1);
  await later(1);
  await live();
  expect(looks()).toBe(2);
});

it('sees a promotion without a restart, and blocks nobody', async () => {
  const { store, moveTo } = aStore();
  const live = createReleaseReader(store, 'live');
  expect(await live()).toMatchObject({
    live: { id: 'set-1', channel: 'live', host: { app: 'host' }, remotes: [{ app: 'mfe-catalog' }] },
    canary: null,
  });
  moveTo('set-2');
  await later(1_001);
  expect((await live())?.live.id).toBe('set-1');
  await later(0);
  expect((await live())?.live.id).toBe('set-2');
});

it('shows the current channel after a pause, unless the store is slow', async () => {
  const { store, moveTo, stall } = aStore();
  const seen: string[] = [];
  const live = createReleaseReader(store, 'live', { changed: (view) => seen.push(view.live.id) });
  await live();
  moveTo('set-2');
  await later(2_001);
  expect((await live())?.live.id).toBe('set-2');
  expect(seen).toEqual(['set-1', 'set-2']);
  stall();
  await later(2_001);
  const waiting = live();
  await later(300);
  expect((await waiting)?.live.id).toBe('set-2');
  // Later visitors don't wait for the hanging store again.
  expect((await live())?.live.id).toBe('set-2');
});

it.each(['lost', null])('keeps what it knows when the channel points at %s', async (next) => {
  const { store, moveTo } = aStore();
  const live = createReleaseReader(store, 'live');
  await live();
  moveTo(next);
  await later(1_001);
  await live();
  await later(0);
  expect((await live())?.live.id).toBe('set-1');
});

it('keeps what it knows when the store fails, and reports it once', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { store, breakDown } = aStore();
  const live = createReleaseReader(store, 'live');
  await live();
  breakDown();
  await later(1_001);
  for (let second = 0; second < 3; second += 1) {
    await live();
    await later(1_001);
  }
  expect((await live())?.live.id).toBe('set-1');
  expect(said.mock.calls).toEqual([[expect.stringMatching(/The disk is gone.*The release store could not be read/)]]);
  said.mockRestore();
});

it('serves the last good set while the channel is damaged, reports it once, and notices when it is repaired', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const folder = mkdtempSync(join(tmpdir(), 'release-reader-'));
  const inFolder = createFolderStore(folder);
  for (const id of ['set-1', 'set-2']) await inFolder.addSet(aSet(id));
  const moveTo = (set: string, revision: number) =>
    inFolder.swapChannel({ name: 'live', set, history: [], canary: null }, revision - 1);
  await moveTo('set-1', 1);
  const live = createReleaseReader(inFolder, 'live');
  await live();
  await moveTo('set-2', 2);
  const file = join(folder, 'channels/live/2.json');
  const good = readFileSync(file);
  writeFileSync(file, good.subarray(0, 20));
  const look = async () => {
    jest.advanceTimersByTime(2_001);
    return (await live())?.live.id;
  };
  expect([await look(), await look(), await look()]).toEqual(['set-1', 'set-1', 'set-1']);
  expect(said.mock.calls).toEqual([[expect.stringContaining(file)]]);
  writeFileSync(file, good);
  expect(await look()).toBe('set-2');
  said.mockRestore();
  rmSync(folder, { recursive: true });
});

describe('a channel that may end', () => {
  it('shows nothing once it is removed', async () => {
    const { store, moveTo } = aStore();
    const preview = createReleaseReader(store, 'pr-12', { mayEnd: true });
    expect((await preview())?.live.id).toBe('set-1');
    moveTo(null);
    await later(2_001);
    expect(await preview()).toBeNull();
  });

  it('shows its new set when it was created again with the same revision', async () => {
    const { store, moveTo } = aStore();
    const preview = createReleaseReader(store, 'pr-12', { mayEnd: true });
    await preview();
    moveTo('set-2', 1);
    await later(2_001);
    expect((await preview())?.live.id).toBe('set-2');
  });
});

it('returns null until something is released', async () => {
  const { store, moveTo } = aStore();
  moveTo(null);
  const live = createReleaseReader(store, 'live');
  expect(await live()).toBeNull();
  moveTo('set-1');
  await later(1_001);
  expect((await live())?.live.id).toBe('set-1');
});
