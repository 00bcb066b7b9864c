import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../error-code.ts';
import { assertFileName, isFileName } from './file-name.ts';
import type { FileStore, ListedFile } from './file-store.ts';

/** Files in a folder that only this user may read. */
export function openFolderFiles(folder: string): FileStore {
  return {
    put: async (name, content) => {
      assertFileName(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Renamed once it is complete. The dot keeps it out of the list.
      const draft = join(folder, `.${randomUUID()}`);
      try {
        await writeFile(draft, content, { mode: 0o600 });
        await rename(draft, join(folder, name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    get: async (name) => {
      const file = isFileName(name) ? await open(join(folder, name)).catch(nothing) : null;
      if (file === null) return null;
      const { size } = await file.stat();
      return { content: file.createReadStream(), size };
    },
    remove: async (name) => {
      if (isFileName(name)) await rm(join(folder, name), { force: true });
    },
    list: async () => {
      const names = (await readdir(folder).catch(nothing)) ?? [];
      const listed = await Promise.all(names.filter(isFileName).map((name) => describe(folder, name)));
      return listed.filter((file) => file !== null);
    },
  };
}

/** Null for a file that was just removed. */
const describe = async (folder: string, name: string): Promise<ListedFile | null> => {
  const found = await stat(join(folder, name)).catch(nothing);
  return found && { name, changedAt: found.mtime };
};

function nothing(error: unknown): null {
  if (errorCode(error) === 'ENOENT') return null;
  throw error;
}
