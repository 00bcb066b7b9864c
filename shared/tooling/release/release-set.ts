import { createHash } from 'node:crypto';
import { RELEASE_SCHEMA, type Release, type ReleaseSet } from '@marketplace/shared/contracts';
import { ReleaseError } from './release-error.ts';
import type { ReleaseStore } from './release-store.ts';

/** Application to release id. */
export type Changes = Record<string, string>;

/** A set is named by its releases only, not by check results: the same releases are the same set. */
export const createSet = (releases: Record<string, Release>): ReleaseSet => {
  const sorted = Object.fromEntries(Object.entries(releases).sort(([a], [b]) => (a < b ? -1 : 1)));
  const names = Object.values(sorted).map(({ app, id }) => `${app}@${id}`);
  const id = createHash('sha256').update(names.join()).digest('hex').slice(0, 10);
  return { schema: RELEASE_SCHEMA, id, createdAt: new Date().toISOString(), releases: sorted };
};

/** @throws ReleaseError for a release that the store doesn't have. */
export const readReleases = async (store: ReleaseStore, changes: Changes): Promise<Record<string, Release>> => {
  const read = async ([app, id]: [string, string]) => {
    const release = await store.readRelease(app, id);
    if (!release) throw new ReleaseError(`${app} ${id} isn't in the store.`);
    return [app, release] as const;
  };
  return Object.fromEntries(await Promise.all(Object.entries(changes).map(read)));
};
