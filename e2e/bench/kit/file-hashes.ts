import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The hash of every file below a folder, by path. */
export const fileHashes = (folder: string): Map<string, string> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  const hash = (name: string) =>
    createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex');
  return new Map(files.sort().map((name) => [name, hash(name)]));
};

/** Folders, two levels deep, with added, removed or changed files. */
export const changedFolders = (before: Map<string, string>, after: Map<string, string>): string[] => {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changed = names.filter((name) => before.get(name) !== after.get(name));
  return [...new Set(changed.map((name) => name.split(/[\\/]/).slice(0, 2).join('/')))];
};
