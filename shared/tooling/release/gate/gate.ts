import type { Release, ReleaseSet } from '@marketplace/shared/contracts';
import type { ReleaseStore } from '../release-store.ts';
import { checkFiles } from './check-files.ts';
import { checkSet } from './check-set.ts';
import { refuseIf } from './refused.ts';
import type { Refusal } from './refusal.ts';
import { verifyFiles } from './verify-files.ts';

/** The checks of a set before a channel shows it to anyone. */
export interface Gate {
  /** Once per promotion: checks the incoming releases. */
  files: (store: ReleaseStore, incoming: Release[]) => Promise<void>;
  /** For every set that might go live, even after someone else's promotion has changed it. */
  set: (store: ReleaseStore, candidate: ReleaseSet, current: ReleaseSet | null) => Promise<void>;
}

/** Looks at the pages of a set in a browser. */
export type MountCheck = (candidate: ReleaseSet, current: ReleaseSet | null) => Promise<Refusal[]>;

/** @param mount omitted without a browser, or if what goes live was mounted before. */
export const createGate = (mount?: MountCheck): Gate => ({
  files: async (store, incoming) =>
    refuseIf((await Promise.all(incoming.map((release) => verifyFiles(store, release)))).flat()),
  set: async (store, candidate, current) => {
    refuseIf([...checkSet(candidate, current), ...(await checkFiles(store, candidate, current))]);
    if (mount) refuseIf(await mount(candidate, current));
  },
});
