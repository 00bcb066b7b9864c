import { logWarning } from 'api/observability';

/** Why a page, or all pages of a remote, could not be rendered. */
export interface RenderFault {
  app: string;
  release: string;
  /** The page as its remote declares it; undefined when the release could not be loaded at all. */
  path?: string;
  kind: 'throws' | 'late' | 'died' | 'load';
  message: string;
}

const KEPT = 1_000;

const what = { throws: 'throws', late: 'is not rendered in time', died: 'ended the process', load: 'cannot be loaded' };

/** Logs each fault once, in one line: a popular page must not flood the log. */
export const warnOnce = () => {
  const told = new Set<string>();
  return ({ app, release, path, kind, message }: RenderFault) => {
    const subject = `${path === undefined ? '' : `${path || 'a page'} of `}${app} ${release}`;
    const key = `${subject} ${kind}`;
    if (told.has(key)) return;
    if (told.size >= KEPT) told.clear();
    told.add(key);
    const line = `${subject} ${what[kind]} on the server and is left to the browser: ${message}`;
    // A release's message must not add lines to the log.
    logWarning(line.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' '));
  };
};
