import { createFolderStore, type Channel, type ReleaseStore } from '@marketplace/tooling/release';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UNREAD, type DataAnswer } from '../data-answer.ts';
import { checkCanary, watchCanary } from './watch-canary.ts';

const canary = { set: 'next', changes: { 'mfe-cart': 'cart-2' }, percent: 10, startedAt: '2026-03-04T10:00:00.000Z' };

/** A channel with a canary; only its pointer matters here. */
const aStore = (channel: Partial<Channel> = {}) => {
  let now: Channel = { name: 'live', set: 'now', revision: 1, history: [], canary, ...channel };
  const store = {
    readChannel: async () => now,
    swapChannel: async (next: Omit<Channel, 'revision'>, expected: number) => {
      if (now.revision !== expected) return false;
      now = { ...next, revision: expected + 1 };
      return true;
    },
  } as Partial<ReleaseStore> as ReleaseStore;
  return { store, channel: () => now };
};

const found = (value: unknown): DataAnswer => ({ state: 'found', value });
const answer = (canaryErrors: number) =>
  found([
    { set: 'next', pageViews: 100, errors: canaryErrors },
    { set: 'now', pageViews: 900, errors: 9 },
  ]);
const said: string[] = [];
const say = (sentence: string) => said.push(sentence);
beforeEach(() => said.splice(0));

it('halts a canary that stands out, and reports and stores the reason', async () => {
  const { store, channel } = aStore();
  const asked: string[] = [];
  const read = async (path: string) => (asked.push(path), answer(40));
  await checkCanary({ store, channel: 'live', read, say });
  expect(asked).toEqual(['/tex-suite/release-health?sets=next%2Cnow&since=2026-03-04T10%3A00%3A00.000Z']);
  expect(channel()).toMatchObject({
    set: 'now',
    canary: null,
    halted: { set: 'next', changes: { 'mfe-cart': 'cart-2' }, reason: expect.stringMatching(/^40\.0 errors/) },
  });
  expect(said).toEqual([expect.stringMatching(/^The canary of channel live was halted: 40\.0 errors/)]);
});

it.each([
  ['fares like the live set', async () => answer(1)],
  ['nobody can tell about', async () => UNREAD],
  ['is told about in another shape', async () => found({ message: 'no' })],
])('leaves a canary that %s', async (_name, read) => {
  const { store, channel } = aStore();
  await checkCanary({ store, channel: 'live', read, say });
  expect(channel().canary).toEqual(canary);
});

it('requests nothing while there is no canary', async () => {
  const { store } = aStore({ canary: null });
  const read = jest.fn();
  await checkCanary({ store, channel: 'live', read, say });
  expect(read).not.toHaveBeenCalled();
});

it('is halted once, however many edges watch it', async () => {
  const { store } = aStore();
  const look = () => checkCanary({ store, channel: 'live', read: async () => answer(40), say });
  await Promise.all([look(), look(), look()]);
  expect(said).toHaveLength(1);
});

it('halts a canary above the limit while nobody visits the live set', async () => {
  const { store, channel } = aStore();
  const read = async () => found([{ set: 'next', pageViews: 50, errors: 11 }]);
  await checkCanary({ store, channel: 'live', read, say, limit: { pages: 50, errors: 22 } });
  expect(channel().canary).toEqual(canary);
  await checkCanary({ store, channel: 'live', read, say, limit: { pages: 50, errors: 21 } });
  expect(channel()).toMatchObject({ canary: null, halted: { reason: expect.stringMatching(/^22\.0 errors/) } });
});

describe('two edges on one store', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'two-edges-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  /** An edge whose halt waits until the other one is as far. */
  const twoEdges = async (between: (store: ReleaseStore) => Promise<unknown> = async () => undefined) => {
    const store = createFolderStore(folder);
    await store.swapChannel({ name: 'live', set: 'now', history: [], canary }, 0);
    let arrived = 0;
    let go: () => void;
    const both = new Promise<void>((resolve) => (go = resolve));
    const meeting: ReleaseStore = {
      ...store,
      swapChannel: async (next, expected) => {
        if ((arrived += 1) === 2) await between(store).then(go);
        await both;
        return store.swapChannel(next, expected);
      },
    };
    const look = () => checkCanary({ store: meeting, channel: 'live', read: async () => answer(40), say });
    await Promise.all([look(), look()]);
    return store.readChannel('live');
  };

  it('halt it at the same moment: one does, the other sees that it is done', async () => {
    expect(await twoEdges()).toMatchObject({ revision: 2, set: 'now', canary: null, halted: { set: 'next' } });
    expect(said).toHaveLength(1);
  });

  it('undo no promotion that comes between', async () => {
    const promoted = { name: 'live', set: 'newer', history: ['now'], canary };
    const channel = await twoEdges((store) => store.swapChannel(promoted, 1));
    expect(channel).toMatchObject({ revision: 3, set: 'newer', history: ['now'], canary: null });
    expect(said).toHaveLength(1);
  });
});

it('keeps checking until stopped, even after a failed check', async () => {
  jest.useFakeTimers();
  const { store, channel } = aStore();
  const read = jest.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(answer(40));
  const stop = watchCanary({ store, channel: 'live', read, say }, 1_000);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(channel().canary).toEqual(canary);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(channel().canary).toBeNull();
  stop();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
