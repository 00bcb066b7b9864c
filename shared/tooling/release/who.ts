import { readGit } from './read-git.ts';

const LONGEST = 100;

/** Who releases: RELEASED_BY, or else git's `user.name`; null if nobody is named. */
export const whoReleases = (env: NodeJS.ProcessEnv): string | null =>
  ((env['RELEASED_BY'] ?? '').trim() || readGit('config', 'user.name') || '').slice(0, LONGEST) || null;
