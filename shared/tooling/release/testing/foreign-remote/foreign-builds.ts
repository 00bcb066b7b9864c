import { execFile } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { aFolder } from '../artifacts.ts';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Builds the remote of another team into a temporary folder, with its declaration. */
export const buildForeignRemote = async (bundler: 'webpack' | 'rspack') => {
  const folder = aFolder();
  await promisify(execFile)(process.execPath, [here('build.ts'), bundler, folder]);
  cpSync(here('remote.json'), join(folder, 'remote.json'));
  return folder;
};

/** A copy of a build with a text in one file replaced. */
export const withText = (build: string, file: string, from: string | RegExp, to: string) => {
  const folder = aFolder();
  cpSync(build, folder, { recursive: true });
  const before = readFileSync(join(folder, file), 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} says nowhere ${String(from)}.`);
  writeFileSync(join(folder, file), after);
  return folder;
};
