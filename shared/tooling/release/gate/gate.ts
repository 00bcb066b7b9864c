import type { Release, ReleaseSet } from '@marketplace/shared/contracts';
import type { ReleaseStore } from '../release-store.ts';
import { checkSet } from './check-set.ts';
import { refuseIf } from './refused.ts';
import type { Refusal } from './refusal.ts';
import { verifyFiles } from './verify-files.ts';

/** What a set must get past before a channel shows it to anybody. */
export interface Gate {
  /** Once for each promotion: the releases that come in. */
  files: (store: ReleaseStore, incoming: Release[]) => Promise<void>;
  /** For every set that might go live, also when somebody else's promotion has changed it meanwhile. */
  set: (candidate: ReleaseSet, current: ReleaseSet | null) => Promise<void>;
}

/** Looks at the pages of a set in a browser. */
export type MountCheck = (candidate: ReleaseSet, current: ReleaseSet | null) => Promise<Refusal[]>;

/** @param mount left out where no browser is at hand, or what goes live was mounted before. */
export const createGate = (mount?: MountCheck): Gate => ({
  files: async (store, incoming) =>
    refuseIf((await Promise.all(incoming.map((release) => verifyFiles(store, release)))).flat()),
  set: async (candidate, current) => {
    refuseIf(checkSet(candidate, current));
    if (mount) refuseIf(await mount(candidate, current));
  },
});
