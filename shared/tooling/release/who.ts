import { execFileSync } from 'node:child_process';
import { workspaceRoot } from './workspace.ts';

const LONGEST = 100;

const gitUser = () => {
  try {
    return execFileSync('git', ['config', 'user.name'], { cwd: workspaceRoot, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
};

/** Who releases: RELEASED_BY, or else git's `user.name`; null if nobody is named. */
export const whoReleases = (env: NodeJS.ProcessEnv): string | null =>
  ((env['RELEASED_BY'] ?? '').trim() || gitUser()).slice(0, LONGEST) || null;
