import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lists } from './lists.ts';

/** The lists of remotes that differ from the folders. */
export const outdatedLists = async (root: string) => {
  const current = (file: string) => (existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : undefined);
  return Object.entries(await lists(root)).filter(([file, text]) => current(file) !== text);
};

/** Updates every list of remotes to match the folders. Returns the files that changed. */
export const updateLists = async (root: string): Promise<string[]> => {
  const outdated = await outdatedLists(root);
  for (const [file, text] of outdated) {
    if (text === undefined) rmSync(join(root, file));
    else writeFileSync(join(root, file), text);
  }
  return outdated.map(([file]) => file);
};
