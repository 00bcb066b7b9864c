import { execFileSync } from 'node:child_process';
import { workspaceRoot } from './workspace.ts';

/** What git prints; null without git, outside of a repository, or for a value that is not set. */
export const readGit = (...args: string[]): string | null => {
  try {
    return execFileSync('git', args, { cwd: workspaceRoot, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return null;
  }
};
