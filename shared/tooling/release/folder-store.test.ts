import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFolderStore } from './folder-store.ts';
import { aFolder, anArtifact, aRelease, removeFolders } from './testing/artifacts.ts';

afterAll(removeFolders);

const aStore = () => {
  const root = aFolder();
  const store = createFolderStore(root);
  const add = (fields = {}) => store.addRelease(aRelease(fields), anArtifact(aRelease(fields)));
  return { root, store, add };
};

it('leaves nothing behind from releases and channels that lost the race', async () => {
  const { root, store, add } = aStore();
  await Promise.all([add(), add(), add(), add()]);
  expect(readdirSync(join(root, 'releases/mfe-cart'))).toEqual(['1.0.0-aaaaaaaa']);
  const swap = () => store.swapChannel({ name: 'live', set: 'a', history: [], canary: null }, 0);
  await Promise.all([swap(), swap(), swap()]);
  expect(readdirSync(join(root, 'channels/live'))).toEqual(['1.json']);
});

it('does not list a release whose publication was cut short: it can be built again', async () => {
  const { root, store } = aStore();
  const draft = join(root, 'releases/mfe-cart/1.0.0-aaaaaaaa.draft-123');
  mkdirSync(draft, { recursive: true });
  writeFileSync(join(draft, 'release.json'), JSON.stringify(aRelease()));
  expect(await store.listReleases('mfe-cart')).toEqual([]);
});

it('reports a broken description', async () => {
  const { root, store, add } = aStore();
  await add();
  writeFileSync(join(root, 'releases/mfe-cart/1.0.0-aaaaaaaa/release.json'), '{broken');
  await expect(store.readRelease('mfe-cart', '1.0.0-aaaaaaaa')).rejects.toThrow();
});
