import type { Release, ReleaseSet } from '../../src/contracts/release.ts';

/** Which set a channel points at. `revision` grows with every write, for compare-and-swap. */
export interface Channel {
  name: string;
  set: string;
  revision: number;
  /** The sets before this one, newest first. */
  history: string[];
}

/** Where releases, sets and channels are kept. */
export interface ReleaseStore {
  listReleases: (app: string) => Promise<Release[]>;
  readRelease: (app: string, id: string) => Promise<Release | null>;
  /** Takes over a built folder; a release that is there already stays as it is. */
  addRelease: (release: Release, folder: string) => Promise<void>;
  readSet: (id: string) => Promise<ReleaseSet | null>;
  addSet: (set: ReleaseSet) => Promise<void>;
  readChannel: (name: string) => Promise<Channel | null>;
  /** Writes the channel if its revision is still `expected` (0: it is not there yet); false when somebody was faster. */
  swapChannel: (channel: Omit<Channel, 'revision'>, expected: number) => Promise<boolean>;
}
