import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../file-list.ts';
import { createFolderStore } from '../folder-store.ts';
import { promote } from '../promote.ts';
import { aFolder, aRelease, removeFolders } from '../testing/artifacts.ts';

afterAll(removeFolders);

const published = async () => {
  const root = aFolder();
  const store = createFolderStore(root);
  const folder = aFolder({ 'entry.js': '// as published' });
  const release = aRelease({ files: listFiles(folder) });
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  await store.addRelease(release, folder);
  return { store, release, entry: join(root, 'releases/mfe-cart', release.id, 'entry.js') };
};
const ship = async ({ store, release }: Awaited<ReturnType<typeof published>>) =>
  promote(store, 'live', { 'mfe-cart': release.id });

it('passes a release whose files are as published', async () => {
  const there = await published();
  await expect(ship(there)).resolves.toMatchObject({ releases: { 'mfe-cart': { id: there.release.id } } });
});

it('refuses a release with one changed byte', async () => {
  const there = await published();
  writeFileSync(there.entry, '// as Published');
  await expect(ship(there)).rejects.toThrow(
    "entry.js of mfe-cart 1.0.0-aaaaaaaa isn't the file that was published. Ship mfe-cart again.",
  );
  expect(await there.store.readChannel('live')).toBeNull();
});

it('refuses a release with a missing file', async () => {
  const there = await published();
  rmSync(there.entry);
  await expect(ship(there)).rejects.toThrow('entry.js of mfe-cart 1.0.0-aaaaaaaa is missing from the store.');
});
