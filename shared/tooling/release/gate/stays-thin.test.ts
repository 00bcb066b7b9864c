import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../file-list.ts';
import { createFolderStore } from '../folder-store.ts';
import { promote } from '../promote.ts';
import { aFolder, aRelease, removeFolders } from '../testing/artifacts.ts';

afterAll(removeFolders);

const ship = async (files: Record<string, string>) => {
  const store = createFolderStore(aFolder());
  const folder = aFolder(files);
  const release = aRelease({ files: listFiles(folder) });
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
  await store.addRelease(release, folder);
  return promote(store, 'live', { 'mfe-cart': release.id });
};

const shared = (name: string, ...sync: string[]) => ({ name, assets: { js: { sync, async: [] } } });
const manifest = (...modules: ReturnType<typeof shared>[]) => JSON.stringify({ shared: modules });

it('refuses an entry that brings what the host provides', async () => {
  const own = manifest(shared('react'), shared('@marketplace/shared/router', 'chunks/router.js'));
  await expect(ship({ 'mf-manifest.json': own })).rejects.toThrow(
    'mfe-cart 1.0.0-aaaaaaaa includes @marketplace/shared/router, which only the host provides.',
  );
});

it('passes an entry that only names what it needs, whatever the build for other sites brings', async () => {
  const files = {
    'mf-manifest.json': manifest(shared('react')),
    'outside/mf-manifest.json': manifest(shared('react', 'chunks/react.js')),
  };
  await expect(ship(files)).resolves.toMatchObject({ releases: { 'mfe-cart': {} } });
});
