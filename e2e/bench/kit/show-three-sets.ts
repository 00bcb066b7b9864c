import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Release } from '../../../shared/src/contracts/release.ts';
import { createFolderStore } from '../../../shared/tooling/release/folder-store.ts';
import { createSet } from '../../../shared/tooling/release/release-set.ts';

/** How long an edge takes to follow its channel, in milliseconds. */
const SEEN_AFTER = 3_000;

/**
 * Releases the live host twice more under other names: one goes live, the other is a canary for half of the visitors.
 * With the previous live set, an edge that has rendered it holds three.
 */
export const showThreeSets = async (storeFolder: string) => {
  const store = createFolderStore(storeFolder);
  const channel = await store.readChannel('live');
  const { releases } = (channel && (await store.readSet(channel.set))) ?? {};
  const host = releases?.['host'];
  if (!channel || !host) throw new Error('Nothing is live in this store.');

  const setWith = async (name: string) => {
    const again: Release = { ...host, id: `${host.id}-${name}` };
    const folder = await mkdtemp(join(tmpdir(), 'marketplace-host-'));
    await cp(join(storeFolder, 'releases/host', host.id), folder, { recursive: true });
    await store.addRelease(again, folder);
    const set = createSet({ ...releases, host: again });
    await store.addSet(set);
    return { id: set.id, changes: { host: again.id } };
  };
  const [next, trial] = [await setWith('next'), await setWith('trial')];
  const canary = { set: trial.id, changes: trial.changes, percent: 50, startedAt: new Date().toISOString() };
  await store.swapChannel({ name: 'live', set: next.id, history: [channel.set], canary }, channel.revision);
  await new Promise((resolve) => setTimeout(resolve, SEEN_AFTER));
};
