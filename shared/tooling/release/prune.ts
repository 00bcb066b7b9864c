import type { ReleaseStore } from './release-store.ts';
import { applications } from './workspace.ts';

/** Sets that a channel shows, can go back to, or offers as a canary. */
const setsInUse = async (store: ReleaseStore) => {
  const channels = await Promise.all((await store.listChannels()).map((name) => store.readChannel(name)));
  return channels.flatMap((channel) =>
    channel ? [channel.set, ...channel.history, ...(channel.canary ? [channel.canary.set] : [])] : [],
  );
};

const releasesInUse = async (store: ReleaseStore) => {
  const sets = await Promise.all([...new Set(await setsInUse(store))].map((id) => store.readSet(id)));
  return new Set(sets.flatMap((set) => Object.values(set?.releases ?? {}).map(({ app, id }) => `${app}@${id}`)));
};

/**
 * Removes releases that no channel shows or can go back to, except the newest `keep` of each application.
 * @returns the removed ones, as application@release
 */
export const prune = async (store: ReleaseStore, keep: number): Promise<string[]> => {
  const used = await releasesInUse(store);
  const removed: string[] = [];
  for (const app of applications) {
    const unused = (await store.listReleases(app)).filter(({ id }) => !used.has(`${app}@${id}`));
    for (const { id } of unused.slice(keep)) {
      await store.removeRelease(app, id);
      removed.push(`${app}@${id}`);
    }
  }
  return removed;
};
