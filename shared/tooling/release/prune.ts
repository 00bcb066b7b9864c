import type { ReleaseStore } from './release-store.ts';
import { applications } from './workspace.ts';

/** Sets that a channel shows: now, one step back, or to some as a canary. */
const setsInUse = async (store: ReleaseStore) => {
  const channels = await Promise.all((await store.listChannels()).map((name) => store.readChannel(name)));
  return channels.flatMap((channel) =>
    channel ? [channel.set, ...channel.history.slice(0, 1), ...(channel.canary ? [channel.canary.set] : [])] : [],
  );
};

const releasesInUse = async (store: ReleaseStore) => {
  const sets = await Promise.all((await setsInUse(store)).map((id) => store.readSet(id)));
  return new Set(sets.flatMap((set) => Object.values(set?.releases ?? {}).map(({ app, id }) => `${app}@${id}`)));
};

/** Removes releases beyond the newest `keep` of each application, but none that a channel needs. */
export const prune = async (store: ReleaseStore, keep: number): Promise<string[]> => {
  const used = await releasesInUse(store);
  const removed: string[] = [];
  for (const app of applications) {
    const old = (await store.listReleases(app)).slice(keep);
    for (const { id } of old.filter((release) => !used.has(`${app}@${release.id}`))) {
      await store.removeRelease(app, id);
      removed.push(`${app}@${id}`);
    }
  }
  return removed;
};
