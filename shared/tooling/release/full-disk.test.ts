import files from 'node:fs/promises';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command-line.ts';
import { createFolderStore } from './folder-store.ts';
import { promote } from './promote.ts';
import { aFolder, anArtifact, aRelease, removeFolders } from './testing/artifacts.ts';

afterAll(removeFolders);
afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = undefined;
});

const noSpace = () => Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });

/** The disk is full when a file whose name contains this is being written: half of it arrives. */
const fullAt = (name: string) => {
  const { writeFile } = files;
  jest.spyOn(files, 'writeFile').mockImplementation(async (path, content, options) => {
    if (!String(path).includes(name)) return writeFile(path, content, options);
    writeFileSync(String(path), String(content).slice(0, 10));
    throw noSpace();
  });
};

const namesBelow = (root: string) => readdirSync(root, { recursive: true }).map(String).sort();

const aStore = async () => {
  const root = aFolder();
  const store = createFolderStore(root);
  for (const id of ['cart-1', 'cart-2']) await store.addRelease(aRelease({ id }), anArtifact(aRelease({ id })));
  await promote(store, 'live', { 'mfe-cart': 'cart-1' });
  return { root, store };
};

it('publishes nothing, and leaves nothing behind', async () => {
  const { root, store } = await aStore();
  const before = namesBelow(root);
  const artifact = anArtifact(aRelease({ id: 'cart-3' }));
  jest.spyOn(files, 'cp').mockImplementation(async (_from, to) => {
    mkdirSync(String(to));
    writeFileSync(join(String(to), 'release.json'), '{');
    throw noSpace();
  });
  await expect(store.addRelease(aRelease({ id: 'cart-3' }), artifact)).rejects.toThrow('ENOSPC');
  expect(namesBelow(root)).toEqual(before);
  expect(existsSync(artifact)).toBe(false);
});

it.each(['sets', 'channels'])('promotes nothing when it is full at %s, and leaves nothing behind', async (place) => {
  const { root, store } = await aStore();
  const before = { names: namesBelow(root), channel: readFileSync(join(root, 'channels/live/1.json'), 'utf8') };
  fullAt(`/${place}/`);
  await expect(promote(store, 'live', { 'mfe-cart': 'cart-2' })).rejects.toThrow('ENOSPC');
  // A set that no channel points at is harmless.
  const names = namesBelow(root).filter((name) => place === 'sets' || !/^sets\/(?!$)/.test(name));
  expect(names).toEqual(place === 'sets' ? before.names : before.names.filter((name) => !/^sets\/(?!$)/.test(name)));
  expect(readFileSync(join(root, 'channels/live/1.json'), 'utf8')).toBe(before.channel);
  jest.restoreAllMocks();
  await promote(store, 'live', { 'mfe-cart': 'cart-2' });
  expect(await store.readChannel('live')).toMatchObject({ revision: 2 });
});

it('is reported in one sentence, without a stack', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await runCommand({ usage: 'npm run ship', about: '' }, () => Promise.reject(noSpace()), []);
  expect(said.mock.calls).toEqual([
    [
      'The disk is full. No release was published, and no channel was changed. Free some space and run the command again.',
    ],
  ]);
  expect(process.exitCode).toBe(1);
});
