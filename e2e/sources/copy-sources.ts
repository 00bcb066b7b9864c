import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const MOST = 256 * 1024 * 1024;

export const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: MOST }).trim();

/** All files that git tracks or would add, in their current state. */
const copyWorkingTree = (folder: string) => {
  const files = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n');
  for (const file of files.filter((one) => existsSync(join(root, one)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(join(root, file), join(folder, file));
  }
};

/** Links the installed packages; links between workspaces point to the copy's. */
const isOwn = (path: string) => !['.pnpm', '.cache', '.federation'].includes(basename(path));

const copyPackages = (folder: string) => {
  for (const name of ['.', ...readdirSync(root), 'shared/tooling'].filter((one) =>
    existsSync(join(root, one, 'node_modules')),
  )) {
    if (!existsSync(join(folder, name))) continue;
    const options = { recursive: true, verbatimSymlinks: true, filter: isOwn };
    cpSync(join(root, name, 'node_modules'), join(folder, name, 'node_modules'), options);
  }
  symlinkSync(join(root, 'node_modules/.pnpm'), join(folder, 'node_modules/.pnpm'), 'junction');
};

/** Copies the current sources into a folder, without packages. */
export const copyBareSources = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'marketplace-sources-'));
  copyWorkingTree(folder);
  return folder;
};

/** Copies the current sources into a folder, with the packages that are installed here. */
export const copySources = (): string => {
  const folder = copyBareSources();
  copyPackages(folder);
  return folder;
};

/** Resets paths of a copy to a revision. */
export const takeBack = (folder: string, paths: string[], revision: string) => {
  for (const file of git('ls-files', '--cached', '--others', '--exclude-standard', '--', ...paths).split('\n'))
    rmSync(join(folder, file), { force: true });
  const words = ['archive', '--format=tar', revision, ...paths];
  execFileSync('tar', ['-x', '-C', folder], { input: execFileSync('git', words, { cwd: root, maxBuffer: MOST }) });
};
