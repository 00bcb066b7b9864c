import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseStore } from './release-store.ts';
import { applications } from './workspace.ts';

const channelsOf = async (storeFolder: string) =>
  existsSync(join(storeFolder, 'channels')) ? readdir(join(storeFolder, 'channels')) : [];

/** Releases that a channel points at, now or one step back. */
const inUse = async (storeFolder: string, store: ReleaseStore) => {
  const used = new Set<string>();
  for (const name of await channelsOf(storeFolder)) {
    const channel = await store.readChannel(name);
    for (const id of channel ? [channel.set, ...channel.history.slice(0, 1)] : []) {
      const set = await store.readSet(id);
      for (const release of Object.values(set?.releases ?? {})) used.add(`${release.app}/${release.id}`);
    }
  }
  return used;
};

/** Removes releases beyond the newest `keep` of each application, but none that a channel needs. */
export const prune = async (storeFolder: string, store: ReleaseStore, keep: number): Promise<string[]> => {
  const used = await inUse(storeFolder, store);
  const removed: string[] = [];
  for (const app of applications) {
    const old = (await store.listReleases(app)).slice(keep);
    for (const { id } of old.filter((release) => !used.has(`${app}/${release.id}`))) {
      await rm(join(storeFolder, 'releases', app, id), { recursive: true });
      removed.push(`${app}@${id}`);
    }
  }
  return removed;
};
