import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from '../../../shared/tooling/release/folder-store.ts';

/** Releases the host of the live set again under other names: `?mfe=host@…` then shows further sets. Answers the names. */
export const releaseHostAgain = async (storeFolder: string, names: string[]) => {
  const store = createFolderStore(storeFolder);
  const channel = await store.readChannel('live');
  const host = channel && (await store.readSet(channel.set))?.releases['host'];
  if (!host) throw new Error('Nothing is live in this store.');
  for (const name of names) {
    const folder = await mkdtemp(join(tmpdir(), 'marketplace-host-'));
    await cp(join(storeFolder, 'releases/host', host.id), folder, { recursive: true });
    await store.addRelease({ ...host, id: `${host.id}-${name}` }, folder);
  }
  return names.map((name) => `${host.id}-${name}`);
};
