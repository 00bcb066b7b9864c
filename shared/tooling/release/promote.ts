import { createHash } from 'node:crypto';
import type { Release, ReleaseSet } from '../../src/contracts/release.ts';
import { ReleaseError } from './release-error.ts';
import type { Channel, ReleaseStore } from './release-store.ts';

const KEEP_SETS = 50;

const createSet = (releases: Record<string, Release>): ReleaseSet => {
  const sorted = Object.fromEntries(Object.entries(releases).sort(([a], [b]) => (a < b ? -1 : 1)));
  const names = Object.values(sorted).map(({ app, id }) => `${app}@${id}`);
  const id = createHash('sha256').update(names.join()).digest('hex').slice(0, 10);
  return { schema: 1, id, createdAt: new Date().toISOString(), releases: sorted };
};

const readReleases = async (store: ReleaseStore, changes: Record<string, string>) => {
  const read = async ([app, id]: [string, string]) => {
    const release = await store.readRelease(app, id);
    if (!release) throw new ReleaseError(`${app} ${id} is not in the store.`);
    return [app, release] as const;
  };
  return Object.fromEntries(await Promise.all(Object.entries(changes).map(read)));
};

/**
 * Points the channel at a set in which `changes` replace what was there. When somebody else promoted meanwhile, it starts
 * again from their set, so that no change is lost.
 */
export const promote = async (
  store: ReleaseStore,
  channelName: string,
  changes: Record<string, string>,
): Promise<ReleaseSet> => {
  const changed = await readReleases(store, changes);
  for (;;) {
    const channel: Channel | null = await store.readChannel(channelName);
    const current = channel && (await store.readSet(channel.set));
    const set = createSet({ ...current?.releases, ...changed });
    if (channel?.set === set.id) return set;
    await store.addSet(set);
    const history = channel ? [channel.set, ...channel.history].slice(0, KEEP_SETS) : [];
    if (await store.swapChannel({ name: channelName, set: set.id, history }, channel?.revision ?? 0)) return set;
  }
};
