import { git } from '../sources/copy-sources.ts';

/** The folders of an application: the host includes the shared package. */
export const sourcesOf = (app: string) => (app === 'host' ? ['host/src', 'shared/src', 'shared/package.json'] : [app]);

/** The last revision in which an application differed from today. */
export const revisionBefore = (app: string): string => {
  const sources = sourcesOf(app);
  if (git('status', '--porcelain', '--', ...sources)) return git('rev-parse', 'HEAD');
  const changed = git('log', '-1', '--format=%H', '--', ...sources);
  return git('rev-parse', `${changed}^`);
};
