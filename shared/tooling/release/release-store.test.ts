import { existsSync } from 'node:fs';
import { openStore } from './open-store.ts';
import { promote } from './promote.ts';
import { createSet } from './release-set.ts';
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

let buckets = 0;
const inFolder = () => openStore({ RELEASE_STORE: aFolder() });
const inBucket = () => openStore({ ...server.env, RELEASE_STORE: `s3://releases/store-${(buckets += 1)}/` });

/** A published file that is no longer in the store. */
const gone = { 'gone.js': { size: 1, integrity: 'sha384-x' } };

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('in %s', (_place, open) => {
  const aStore = async () => {
    const store = await open();
    const add = async (fields: Parameters<typeof aRelease>[0] = {}, entry?: string) => {
      const release = aRelease(fields);
      const artifact = anArtifact(release, entry);
      await store.addRelease(release, artifact);
      return { release, artifact };
    };
    const entry = async (id: string) => (await store.readFile('mfe-cart', id, 'entry.js'))?.toString();
    return { store, add, entry };
  };

  describe('a release', () => {
    it('is moved in with its files, and the built folder is gone', async () => {
      const { store, add, entry } = await aStore();
      const { release, artifact } = await add();
      expect(await store.readRelease('mfe-cart', release.id)).toEqual(release);
      expect(await entry(release.id)).toBe(`// ${release.id}`);
      expect(existsSync(artifact)).toBe(false);
    });

    it('added twice keeps its files; only its description changes', async () => {
      const { store, add, entry } = await aStore();
      await add({ sourceHash: 'first' }, '// as first published');
      const { release, artifact } = await add({ sourceHash: 'second' }, '// other');
      expect((await store.listReleases('mfe-cart')).map(({ sourceHash }) => sourceHash)).toEqual(['second']);
      expect(await entry(release.id)).toBe('// as first published');
      expect(existsSync(artifact)).toBe(false);
    });

    it('may be added by several processes at the same time', async () => {
      const { store, add, entry } = await aStore();
      await Promise.all([add(), add(), add(), add()]);
      expect(await store.listReleases('mfe-cart')).toHaveLength(1);
      expect(await entry('1.0.0-aaaaaaaa')).toBe('// 1.0.0-aaaaaaaa');
    });

    it('is listed newest first', async () => {
      const { store, add } = await aStore();
      await add({ id: 'middle', builtAt: '2026-11-20T11:00:00.000Z' });
      await add({ id: 'newest', builtAt: '2026-11-20T12:00:00.000Z' });
      await add({ id: 'oldest', builtAt: '2026-11-20T10:00:00.000Z' });
      expect((await store.listReleases('mfe-cart')).map(({ id }) => id)).toEqual(['newest', 'middle', 'oldest']);
      expect(await store.listReleases('mfe-auth')).toEqual([]);
    });

    it('names its application, which may have no folder here', async () => {
      const { store, add } = await aStore();
      expect(await store.listApplications()).toEqual([]);
      await add();
      await add({ app: 'mfe-reviews' });
      expect((await store.listApplications()).sort()).toEqual(['mfe-cart', 'mfe-reviews']);
    });

    it('is gone with its files when removed, without affecting others', async () => {
      const { store, add, entry } = await aStore();
      await add({ id: '1.0.0-a' });
      await add({ id: '1.0.0-ab' });
      await store.removeRelease('mfe-cart', '1.0.0-a');
      expect((await store.listReleases('mfe-cart')).map(({ id }) => id)).toEqual(['1.0.0-ab']);
      expect([await entry('1.0.0-a'), await entry('1.0.0-ab')]).toEqual([undefined, '// 1.0.0-ab']);
    });

    it('is null if it does not exist', async () => {
      const { store } = await aStore();
      expect(await store.readRelease('mfe-cart', 'nowhere')).toBeNull();
      expect(await store.readSet('nowhere')).toBeNull();
      expect(await store.readChannel('nowhere')).toBeNull();
      expect(await store.readFile('mfe-cart', 'nowhere', 'entry.js')).toBeNull();
      expect([await store.listReleases('mfe-cart'), await store.listChannels()]).toEqual([[], []]);
    });
  });

  describe('a channel', () => {
    it('is written only at the expected revision', async () => {
      const { store } = await aStore();
      expect(await store.swapChannel({ name: 'live', set: 'a', history: [], canary: null }, 0)).toBe(true);
      expect(await store.swapChannel({ name: 'live', set: 'b', history: [], canary: null }, 0)).toBe(false);
      expect(await store.swapChannel({ name: 'live', set: 'b', history: ['a'], canary: null }, 1)).toBe(true);
      expect(await store.readChannel('live')).toEqual({
        name: 'live',
        set: 'b',
        history: ['a'],
        canary: null,
        revision: 2,
      });
    });

    it('has one winner among many at the same revision', async () => {
      const { store } = await aStore();
      const swaps = Array.from({ length: 20 }, (_, set) =>
        store.swapChannel({ name: 'live', set: `set-${set}`, history: [], canary: null }, 0),
      );
      expect((await Promise.all(swaps)).filter(Boolean)).toHaveLength(1);
      expect(await store.readChannel('live')).toMatchObject({ revision: 1 });
      expect(await store.listChannels()).toEqual(['live']);
    });
  });

  describe('a promotion', () => {
    it('replaces what it names and keeps the rest', async () => {
      const { store, add } = await aStore();
      await add({ id: 'cart-1' });
      await add({ id: 'cart-2' });
      await add({ app: 'host', id: 'host-1' });
      await promote(store, 'live', { host: 'host-1', 'mfe-cart': 'cart-1' });
      const set = await promote(store, 'live', { 'mfe-cart': 'cart-2' });
      expect(Object.values(set.releases).map(({ id }) => id)).toEqual(['host-1', 'cart-2']);
      expect(await store.readSet(set.id)).toEqual(set);
    });

    it('of what the channel already shows changes nothing', async () => {
      const { store, add } = await aStore();
      await add();
      await promote(store, 'live', { 'mfe-cart': '1.0.0-aaaaaaaa' });
      await promote(store, 'live', { 'mfe-cart': '1.0.0-aaaaaaaa' });
      expect(await store.readChannel('live')).toMatchObject({ revision: 1, history: [] });
    });

    it('of a release that is not in the store is refused, and the channel stays', async () => {
      const { store } = await aStore();
      await expect(promote(store, 'live', { 'mfe-cart': 'nowhere' })).rejects.toThrow(
        "mfe-cart nowhere isn't in the store.",
      );
      expect(await store.readChannel('live')).toBeNull();
    });

    it('loses no change among 20 at the same time', async () => {
      const { store, add } = await aStore();
      const teams = Array.from({ length: 20 }, (_, team) => `team-${team}`);
      for (const app of teams) await add({ app, id: `${app}-1` });
      // Each at its own pace, so that they interleave between reading and writing the channel.
      const pacedBy = (turns: number): ReleaseStore => ({
        ...store,
        addSet: async (set) => {
          for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
          await store.addSet(set);
        },
      });
      await Promise.all(teams.map((app, team) => promote(pacedBy(5 * team), 'live', { [app]: `${app}-1` })));
      const channel = await store.readChannel('live');
      const set = await store.readSet(channel?.set ?? '');
      expect(Object.keys(set?.releases ?? {}).sort()).toEqual([...teams].sort());
      expect(channel).toMatchObject({ revision: 20 });
      expect(new Set([channel?.set, ...(channel?.history ?? [])]).size).toBe(20);
    }, 60_000);

    it('is undone by going back to the previous set', async () => {
      const { store, add } = await aStore();
      await add({ id: 'cart-1' });
      await add({ id: 'cart-2' });
      const first = await promote(store, 'live', { 'mfe-cart': 'cart-1' });
      await promote(store, 'live', { 'mfe-cart': 'cart-2' });
      expect(await rollBack(store, 'live')).toBe(first.id);
      expect(await store.readChannel('live')).toMatchObject({ set: first.id, history: [] });
      await expect(rollBack(store, 'live')).rejects.toThrow('Channel live has no earlier set to go back to.');
    });

    it('is undone further back, to a named set of the history', async () => {
      const { store, add } = await aStore();
      for (const id of ['cart-1', 'cart-2', 'cart-3']) await add({ id });
      const first = await promote(store, 'live', { 'mfe-cart': 'cart-1' });
      await promote(store, 'live', { 'mfe-cart': 'cart-2' });
      const third = await promote(store, 'live', { 'mfe-cart': 'cart-3' });
      await expect(rollBack(store, 'live', { to: third.id })).rejects.toThrow(
        `Channel live can't go back to ${third.id}; npm run release -- log live lists the sets you can choose.`,
      );
      expect(await store.readChannel('live')).toMatchObject({ set: third.id, revision: 3 });
      expect(await rollBack(store, 'live', { to: first.id })).toBe(first.id);
      expect(await store.readChannel('live')).toMatchObject({ set: first.id, history: [] });
    });

    it('starts a new channel from what is live', async () => {
      const { store, add } = await aStore();
      await add({ id: 'cart-1' });
      await add({ id: 'cart-2' });
      await add({ app: 'host', id: 'host-1' });
      const live = await promote(store, 'live', { host: 'host-1', 'mfe-cart': 'cart-1' });
      const preview = await promote(store, 'pr-12', { 'mfe-cart': 'cart-2' });
      expect(Object.values(preview.releases).map(({ id }) => id)).toEqual(['host-1', 'cart-2']);
      expect(await promote(store, 'pr-13', { 'mfe-cart': 'cart-1' })).toMatchObject({ id: live.id });
      expect(await store.readChannel('pr-13')).toMatchObject({ set: live.id, history: [], revision: 1 });
      expect(await store.readChannel('live')).toMatchObject({ set: live.id, revision: 1 });
    });

    it.each(['release', 'file'])('does not go back to a set that has lost a %s', async (lost) => {
      const { store, add } = await aStore();
      const { release } = await add({ id: 'cart-1', files: lost === 'file' ? gone : {} });
      await add({ id: 'cart-2' });
      const first = createSet({ 'mfe-cart': release });
      await store.addSet(first);
      await store.swapChannel({ name: 'live', set: first.id, history: [], canary: null }, 0);
      const second = await promote(store, 'live', { 'mfe-cart': 'cart-2' });
      if (lost === 'release') await store.removeRelease('mfe-cart', 'cart-1');
      const loss = lost === 'release' ? "cart-1 isn't in the store" : 'cart-1 is missing from the store';
      await expect(rollBack(store, 'live')).rejects.toThrow(
        `Channel live can't go back to set ${first.id}, because ${lost === 'file' ? 'gone.js of ' : ''}mfe-cart ${loss}: choose another set from npm run release -- log live (rollback --to SET), or ship a new release.`,
      );
      expect(await store.readChannel('live')).toMatchObject({ set: second.id, history: [first.id] });
    });
  });

  it('forgets a removed channel, and starts it again', async () => {
    const { store, add } = await aStore();
    await add({ id: 'cart-1' });
    for (const name of ['pr-1', 'pr-12']) await promote(store, name, { 'mfe-cart': 'cart-1' });
    await store.removeChannel('pr-1');
    expect([await store.listChannels(), await store.readChannel('pr-1')]).toEqual([['pr-12'], null]);
    await promote(store, 'pr-1', { 'mfe-cart': 'cart-1' });
    expect(await store.readChannel('pr-1')).toMatchObject({ revision: 1 });
  });

  it('still describes a removed release', async () => {
    const { store, add } = await aStore();
    await add();
    const { id } = await promote(store, 'live', { 'mfe-cart': '1.0.0-aaaaaaaa' });
    await store.removeRelease('mfe-cart', '1.0.0-aaaaaaaa');
    expect((await store.readSet(id))?.releases['mfe-cart']).toEqual(aRelease());
  });
});
