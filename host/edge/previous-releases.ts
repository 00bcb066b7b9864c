import { RELEASE_SCHEMA, type Release, type ReleaseSet } from '@marketplace/shared/contracts';
import type { Channel, ReleaseStore } from '@marketplace/tooling/release/serving';

/** How far to look back. */
const MOST_SETS = 10;

/** For each remote of a set, the channel's previous release, if the store still has its files. */
export const previousReleases = async (
  store: ReleaseStore,
  { history }: Channel,
  { releases }: ReleaseSet,
): Promise<Record<string, Release>> => {
  const found: Record<string, Release> = {};
  for (const id of history.slice(0, MOST_SETS)) {
    const earlier = await store.readSet(id);
    for (const [app, release] of Object.entries(earlier?.releases ?? {})) {
      // One that was built for another federation runtime can't run beside this host.
      if (app in found || release.id === releases[app]?.id || release.schema !== RELEASE_SCHEMA) continue;
      if (await store.readRelease(app, release.id)) found[app] = release;
    }
  }
  return found;
};
