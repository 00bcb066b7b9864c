import type { Release, ReleaseSet } from '@marketplace/shared/contracts';

export interface Difference {
  app: string;
  team: string;
  from: string | null;
  to: string | null;
  gitRevision: string | null;
  pagesAdded: string[];
  pagesRemoved: string[];
  /** Of scripts and styles, uncompressed, in bytes. */
  bytes: number;
}

const pagesOf = (release: Release | undefined) => (release?.pages ?? []).map(({ path }) => path);
const bytesOf = (release: Release | undefined) =>
  Object.entries(release?.files ?? {})
    .filter(([file]) => /\.(js|css)$/.test(file))
    .reduce((sum, [, { size }]) => sum + size, 0);
const without = (paths: string[], others: string[]) => paths.filter((path) => !others.includes(path));

const compare = (app: string, from: Release | undefined, to: Release | undefined): Difference => ({
  app,
  team: (to ?? from)?.team ?? '',
  from: from?.id ?? null,
  to: to?.id ?? null,
  gitRevision: to?.gitRevision ?? null,
  pagesAdded: without(pagesOf(to), pagesOf(from)),
  pagesRemoved: without(pagesOf(from), pagesOf(to)),
  bytes: bytesOf(to) - bytesOf(from),
});

/** What differs in the second set, by application. */
export const diffSets = (from: ReleaseSet | null, to: ReleaseSet): Difference[] => {
  const apps = [...new Set([...Object.keys(from?.releases ?? {}), ...Object.keys(to.releases)])].sort();
  return apps
    .map((app) => compare(app, from?.releases[app], to.releases[app]))
    .filter(({ from: before, to: after }) => before !== after);
};
