import type { Release } from '@marketplace/shared/contracts';
import { acceptCanary } from './accept-canary.ts';
import { haltCanary, resizeCanary } from './canary.ts';
import { createFolderStore } from './folder-store.ts';
import { promote } from './promote.ts';
import { rollBack } from './roll-back.ts';
import { aFolder, anArtifact, aRelease, removeFolders } from './testing/artifacts.ts';

afterAll(removeFolders);

/** A channel on which cart-1 and auth-1 are live; cart-2, cart-3 and auth-2 are in the store. */
const aChannel = async () => {
  const store = createFolderStore(aFolder());
  const add = async (fields: Partial<Release>) => {
    const release = aRelease(fields);
    await store.addRelease(release, anArtifact(release));
  };
  for (const number of [1, 2, 3]) await add({ app: 'mfe-cart', id: `cart-${number}` });
  for (const number of [1, 2]) await add({ app: 'mfe-auth', id: `auth-${number}` });
  await promote(store, 'live', { 'mfe-cart': 'cart-1', 'mfe-auth': 'auth-1' });
  const releasesOf = async (set: string | undefined) =>
    Object.values((await store.readSet(set ?? ''))?.releases ?? {}).map(({ id }) => id);
  const shown = async () => {
    const channel = await store.readChannel('live');
    return {
      live: await releasesOf(channel?.set),
      canary: channel?.canary ? await releasesOf(channel.canary.set) : null,
      percent: channel?.canary?.percent,
    };
  };
  return { store, shown };
};

it('shows some visitors another set, and leaves the channel where it is', async () => {
  const { store, shown } = await aChannel();
  await promote(store, 'live', { 'mfe-cart': 'cart-2' }, { canaryPercent: 10 });
  expect(await shown()).toEqual({ live: ['auth-1', 'cart-1'], canary: ['auth-1', 'cart-2'], percent: 10 });
});

it('is rebased on whatever goes live meanwhile', async () => {
  const { store, shown } = await aChannel();
  await promote(store, 'live', { 'mfe-cart': 'cart-2' }, { canaryPercent: 10 });
  await promote(store, 'live', { 'mfe-auth': 'auth-2' });
  expect(await shown()).toMatchObject({ live: ['auth-2', 'cart-1'], canary: ['auth-2', 'cart-2'] });
});

it('ends when its release goes live', async () => {
  const { store, shown } = await aChannel();
  await promote(store, 'live', { 'mfe-cart': 'cart-2' }, { canaryPercent: 10 });
  await promote(store, 'live', { 'mfe-cart': 'cart-2' });
  expect(await shown()).toMatchObject({ live: ['auth-1', 'cart-2'], canary: null });
});

it('can be shown to more, to everyone, or to nobody', async () => {
  const { store, shown } = await aChannel();
  await promote(store, 'live', { 'mfe-cart': 'cart-2' }, { canaryPercent: 10 });
  await resizeCanary(store, 'live', 50);
  expect((await shown()).percent).toBe(50);
  await acceptCanary(store, 'live');
  expect(await shown()).toMatchObject({ live: ['auth-1', 'cart-2'], canary: null });
  await promote(store, 'live', { 'mfe-cart': 'cart-3' }, { canaryPercent: 5 });
  await haltCanary(store, 'live');
  expect(await shown()).toMatchObject({ live: ['auth-1', 'cart-2'], canary: null });
  await expect(haltCanary(store, 'live')).rejects.toThrow('Channel live has no canary.');
});

it('ends with a rollback', async () => {
  const { store, shown } = await aChannel();
  await promote(store, 'live', { 'mfe-cart': 'cart-2' });
  await promote(store, 'live', { 'mfe-cart': 'cart-3' }, { canaryPercent: 5 });
  await rollBack(store, 'live');
  expect(await shown()).toMatchObject({ live: ['auth-1', 'cart-1'], canary: null });
});

it('ends when it no longer fits what goes live', async () => {
  const { store, shown } = await aChannel();
  const shared = aRelease({ app: 'mfe-cart', id: 'cart-9', shared: { react: '^19.0.0' } });
  await store.addRelease(shared, anArtifact(shared));
  await promote(store, 'live', { 'mfe-cart': 'cart-9' }, { canaryPercent: 5 });
  const host = aRelease({ app: 'host', id: 'host-1', shared: { react: '18.0.0' } });
  await store.addRelease(host, anArtifact(host));
  await promote(store, 'live', { host: 'host-1' });
  expect(await shown()).toMatchObject({ live: ['host-1', 'auth-1', 'cart-1'], canary: null });
});
