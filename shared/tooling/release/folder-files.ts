import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { parseJson } from './parse-json.ts';

/** The result for a file that doesn't exist. @throws other errors */
export const nullIfMissing = (error: unknown): null => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
};

/** Null if it doesn't exist. */
export const readJson = async <T>(path: string): Promise<T | null> => {
  const text = await readFile(path, 'utf8').catch(nullIfMissing);
  return text === null ? null : parseJson<T>(text, path);
};

/** Written to a temporary file and renamed: readers see the old file or the new one, never half of it. */
export const writeJson = async (path: string, value: unknown) => {
  const draft = `${path}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    await writeFile(draft, JSON.stringify(value, null, 1));
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
};

export const namesIn = async (folder: string) => (existsSync(folder) ? readdir(folder) : []);
