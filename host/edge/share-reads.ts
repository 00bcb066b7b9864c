import type { DataAnswer, DataReader } from './data-answer.ts';

/** How long pages share an answer, in milliseconds; a page may be that much older than its reading. */
const SHARED = 100;

/** Reads a path once for all pages that need it at about the same time: most have the data of the frame in common. */
export const shareReads = (read: DataReader): DataReader => {
  let kept = new Map<string, Promise<DataAnswer>>();
  let since = 0;
  return (path, limit) => {
    const now = Date.now();
    if (Math.abs(now - since) >= SHARED) [kept, since] = [new Map(), now];
    const answer = kept.get(path) ?? read(path, limit);
    kept.set(path, answer);
    return answer;
  };
};
