import { execFileSync } from 'node:child_process';

/**
 * What differs from main: files committed since the merge base, uncommitted ones, new ones and deleted ones. A renamed
 * file counts as deleted and new.
 * @throws Error if there is neither a `main` nor an `origin/main`
 */
export const changedFiles = (root: string): string[] => {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  const mergeBase = (branch: string) => {
    try {
      return git('merge-base', 'HEAD', branch);
    } catch {
      return undefined;
    }
  };
  const base = mergeBase('origin/main') ?? mergeBase('main');
  if (!base) throw new Error('There is no main or origin/main to compare with. Fetch it first.');
  const names = [
    git('diff', '--name-only', '--no-renames', '-z', base, '--'),
    git('ls-files', '--others', '--exclude-standard', '-z'),
  ];
  return [...new Set(names.join('\0').split('\0').filter(Boolean))].sort();
};
