import type { Release, ReleaseSet } from '@marketplace/shared/contracts';

/** Which set a channel points at. `revision` grows with every write, for compare-and-swap. */
export interface Channel {
  name: string;
  set: string;
  revision: number;
  /** The sets before this one, newest first. */
  history: string[];
  /** Some visitors get another set; `changes` (application to release) are its differences, whatever the channel moves to. */
  canary: Canary | null;
  /** The last canary halted for its errors, until the next one starts. */
  halted?: Halt;
  /** What was done, newest first; absent in earlier channels. */
  log?: LogEntry[];
}

/** A channel as written: the store counts its revisions. */
export type ChannelChange = Omit<Channel, 'revision'>;

/** One change of a channel. */
export interface LogEntry {
  /** In UTC. */
  at: string;
  /** Null if nobody was named; `edge` for a canary that was halted for its errors. */
  by: string | null;
  action: 'promote' | 'canary' | 'accept' | 'halt' | 'rollback' | 'remove';
  /** The set it was about. */
  set: string;
  /** Application to release. */
  changes: Record<string, string>;
  /** Of the visitors, for a canary. */
  percent?: number;
  /** The sets that nobody gets any more. */
  ended: string[];
  reason?: string;
}

export interface Halt {
  set: string;
  changes: Record<string, string>;
  at: string;
  /** What it did, in a sentence. */
  reason: string;
}

export interface Canary {
  set: string;
  changes: Record<string, string>;
  /** Of the visitors, 1 to 100. */
  percent: number;
  startedAt: string;
}

/** Which set is shown where. */
export interface ChannelStore {
  listChannels: () => Promise<string[]>;
  readChannel: (name: string) => Promise<Channel | null>;
  /** Writes the channel if its revision is still `expected` (0: doesn't exist yet); false if someone was faster. */
  swapChannel: (channel: ChannelChange, expected: number) => Promise<boolean>;
  removeChannel: (name: string) => Promise<void>;
}

/** Where releases, sets and channels are kept. */
export interface ReleaseStore extends ChannelStore {
  /** The folder with `releases/<app>/<id>/`, if files can be served from one. */
  folder: string | null;
  /** Every application with releases, including adopted remotes. */
  listApplications: () => Promise<string[]>;
  listReleases: (app: string) => Promise<Release[]>;
  readRelease: (app: string, id: string) => Promise<Release | null>;
  /** Moves a built folder in; an existing release stays as it is. */
  addRelease: (release: Release, folder: string) => Promise<void>;
  /** A file of a release; null if there is none. */
  readFile: (app: string, id: string, file: string) => Promise<Buffer | null>;
  /** Removes a release with its files. */
  removeRelease: (app: string, id: string) => Promise<void>;
  readSet: (id: string) => Promise<ReleaseSet | null>;
  addSet: (set: ReleaseSet) => Promise<void>;
}
