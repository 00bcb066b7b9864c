import type { Channel, ReleaseStore } from '@marketplace/tooling/release';
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
  expect(said).toEqual([expect.stringMatching(/^The canary of channel live was taken back: 40\.0 errors/)]);
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
