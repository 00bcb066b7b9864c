import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, posix, relative } from 'node:path';
import { ReleaseError } from '../release-error.ts';

/** A build made elsewhere. */
export interface BuildSource {
  /** What to call it in messages. */
  name: string;
  /** The text of its manifest. */
  manifest: () => Promise<string>;
  /** Copies its files into a folder. @param named what its manifest names */
  copyTo: (folder: string, named: string[]) => Promise<void>;
}

/** A release has its own files with these names; documents and hidden files aren't part of a remote. */
const leftOut = /(^|\/)\.|\.(br|gz|html)$|^(release\.json|remote\.(json|ts))$/;

const fromFolder = (folder: string): BuildSource => ({
  name: folder,
  manifest: () =>
    readFile(join(folder, 'mf-manifest.json'), 'utf8').catch(() => {
      throw new ReleaseError(`There is no mf-manifest.json in ${folder}. Build the remote with manifest: true.`);
    }),
  copyTo: async (target) => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
      .filter((file) => !leftOut.test(file));
    for (const file of files) {
      await mkdir(dirname(join(target, file)), { recursive: true });
      await copyFile(join(folder, file), join(target, file));
    }
  },
});

/** In milliseconds, for one file. */
const TIME_LIMIT = 30_000;

const download = async (url: URL): Promise<Buffer> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIME_LIMIT) }).catch((error: unknown) => {
    throw new ReleaseError(`${url.href} can't be reached: ${(error as Error).message}.`);
  });
  if (!answer.ok) throw new ReleaseError(`${url.href} can't be read: the server responded with ${answer.status}.`);
  return Buffer.from(await answer.arrayBuffer());
};

/** Whether a name stays below the folder it is relative to. */
const staysBelow = (name: string) => !/^[a-z]+:|^\/|\\/i.test(name) && !posix.normalize(name).startsWith('..');

const fromAddress = (address: URL): BuildSource => ({
  name: address.href,
  manifest: async () => (await download(address)).toString(),
  copyTo: async (target, named) => {
    const stray = named.find((file) => !staysBelow(file));
    if (stray) throw new ReleaseError(`${address.href} names ${stray}, which is outside its folder.`);
    for (const file of named) {
      const content = await download(new URL(file, address));
      await mkdir(dirname(join(target, file)), { recursive: true });
      await writeFile(join(target, file), content);
    }
    await writeFile(join(target, 'mf-manifest.json'), await download(address));
  },
});

/** The build in a folder, or behind the address of its manifest. */
export const buildSource = (place: string): BuildSource =>
  /^https?:\/\//.test(place) ? fromAddress(new URL(place)) : fromFolder(place);
