import { acceptCanary } from './accept-canary.ts';
import { haltCanary, resizeCanary, takeBackCanary } from './canary.ts';
import { LOG_ENTRIES, logged } from './channel-log.ts';
import { createFolderStore } from './folder-store.ts';
import { promote } from './promote.ts';
import type { Channel } from './release-store.ts';
import { rollBack } from './roll-back.ts';
import { aFolder, anArtifact, aRelease, removeFolders } from './testing/artifacts.ts';
import { whoReleases } from './who.ts';

afterAll(removeFolders);

const ada = (reason?: string) => ({ by: 'Ada', reason });

const aStore = async () => {
  const store = createFolderStore(aFolder());
  for (const number of [1, 2, 3, 4]) {
    const release = aRelease({ id: `cart-${number}` });
    await store.addRelease(release, anArtifact(release));
  }
  const cart = (number: number, options = {}) => promote(store, 'live', { 'mfe-cart': `cart-${number}` }, options);
  return { store, cart };
};

it('tells who did what when and why, newest first', async () => {
  const { store, cart } = await aStore();
  const started = new Date().toISOString();
  const first = await cart(1, { note: ada() });
  const trial = await cart(2, { note: ada('cheaper carts'), canaryPercent: 10 });
  await resizeCanary(store, 'live', 50, ada());
  await acceptCanary(store, 'live', ada());
  await rollBack(store, 'live', { note: ada('wrong prices') });
  await cart(3, { canaryPercent: 5 });
  await haltCanary(store, 'live', ada());
  const { log = [] } = (await store.readChannel('live')) ?? {};
  const cart2 = { set: trial.id, changes: { 'mfe-cart': 'cart-2' } };
  expect(log.slice(2)).toMatchObject([
    { action: 'rollback', by: 'Ada', set: first.id, ended: [trial.id], reason: 'wrong prices' },
    { action: 'accept', by: 'Ada', ...cart2, ended: [first.id] },
    { action: 'canary', by: 'Ada', ...cart2, percent: 50, ended: [] },
    { action: 'canary', by: 'Ada', ...cart2, percent: 10, ended: [], reason: 'cheaper carts' },
    { action: 'promote', by: 'Ada', set: first.id, changes: { 'mfe-cart': 'cart-1' }, ended: [] },
  ]);
  expect(log.slice(0, 2)).toMatchObject([
    { action: 'halt', by: 'Ada', changes: { 'mfe-cart': 'cart-3' } },
    { action: 'canary', by: null, percent: 5 },
  ]);
  expect(log[0]?.ended).toEqual([log[0]?.set]);
  const times = log.map(({ at }) => at);
  expect(times).toHaveLength(7);
  // Newest first, in UTC, each from this run.
  const inOrder = [new Date().toISOString(), ...times, started];
  expect(inOrder).toEqual([...inOrder].sort().reverse());
});

it('names the edge for a canary that was halted for its errors', async () => {
  const { store, cart } = await aStore();
  await cart(1);
  await cart(2, { canaryPercent: 10 });
  const { canary } = (await store.readChannel('live')) ?? {};
  if (!canary) throw new Error('There should be a canary.');
  await takeBackCanary(store, 'live', canary, '50 errors');
  expect((await store.readChannel('live'))?.log?.[0]).toMatchObject({
    action: 'halt',
    by: 'edge',
    reason: '50 errors',
  });
});

it('continues from an earlier channel, which has no log', async () => {
  const { store, cart } = await aStore();
  const first = await cart(1);
  await store.swapChannel({ name: 'live', set: first.id, history: ['older'], canary: null }, 1);
  await cart(2, { note: ada() });
  expect(await store.readChannel('live')).toMatchObject({
    history: [first.id, 'older'],
    log: [{ by: 'Ada', action: 'promote' }],
  });
});

it('keeps only the newest entries, so that the file stays small', () => {
  const channel: Channel = { name: 'live', set: 'a', revision: 1, history: [], canary: null };
  const entry = { action: 'promote', set: 'a', changes: {} } as const;
  let now = channel;
  for (let count = 0; count < LOG_ENTRIES + 5; count += 1)
    now = { ...logged(now, channel, entry, ada(String(count))), revision: 1 };
  expect(now.log).toHaveLength(LOG_ENTRIES);
  expect(now.log?.[0]?.reason).toBe(String(LOG_ENTRIES + 4));
});

it('names the person in RELEASED_BY', () => {
  expect(whoReleases({ RELEASED_BY: ' Grace ' })).toBe('Grace');
  expect(whoReleases({ RELEASED_BY: 'x'.repeat(1_000) })).toHaveLength(100);
});
