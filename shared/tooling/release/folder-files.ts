import { existsSync } from 'node:fs';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';

/** Null if it doesn't exist. */
export const readJson = async <T>(path: string): Promise<T | null> => {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as T;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Written to a temporary file and renamed: readers see the old file or the new one, never half of it. */
export const writeJson = async (path: string, value: unknown) => {
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(draft, JSON.stringify(value, null, 1));
  await rename(draft, path);
};

export const namesIn = async (folder: string) => (existsSync(folder) ? readdir(folder) : []);
