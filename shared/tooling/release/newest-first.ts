import type { Release } from '@marketplace/shared/contracts';

/** The releases among what was read from an application's folders: each describes its own folder. */
export const newestFirst = (app: string, ids: string[], found: (Release | null)[]): Release[] =>
  found
    .filter((release, place) => release?.app === app && release.id === ids[place])
    .filter((release) => release !== null)
    .sort((a, b) => (a.builtAt < b.builtAt ? 1 : -1));
