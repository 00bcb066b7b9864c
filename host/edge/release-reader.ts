import type { Release, ReleaseSet } from '@marketplace/shared/contracts';
import { previousReleases } from './previous-releases.ts';
import type { Halt, ReleaseStore } from '@marketplace/shared/tooling/release';

/** In milliseconds until a promotion is seen. */
const LOOK_AGAIN = 1_000;

export interface LiveSet {
  id: string;
  channel: string;
  host: Release;
  remotes: Release[];
  /** By remote: the release that was live before, where the store still has it. */
  previous: Record<string, Release>;
}

/** What a channel shows: to all, and to some. */
export interface ChannelView {
  live: LiveSet;
  canary: { set: LiveSet; percent: number } | null;
  /** The last canary that was taken back. */
  halted?: Halt | undefined;
}

/** A set of a channel, ready to be composed; null without a host. */
const toLiveSet = (
  { id, releases }: ReleaseSet,
  channel: string,
  previous: Record<string, Release>,
): LiveSet | null => {
  const { host, ...remotes } = releases;
  return host ? { id, channel, host, remotes: Object.values(remotes), previous } : null;
};

/** Reads the channel from the store, at most once a second. */
export const createReleaseReader = (store: ReleaseStore, channelName: string) => {
  let current: ChannelView | null = null;
  let lookedAt = 0;
  let looking: Promise<void> | undefined;

  let revision = 0;

  const look = async () => {
    const channel = await store.readChannel(channelName);
    if (!channel || (current && channel.revision === revision)) return;
    const set = await store.readSet(channel.set);
    const live = set && toLiveSet(set, channelName, await previousReleases(store, channel, set));
    if (!live) return;
    const trial = channel.canary && (await store.readSet(channel.canary.set));
    // Who tries a release falls back to the one that all others have.
    const trialSet = set && trial && toLiveSet(trial, channelName, { ...live.previous, ...set.releases });
    current = {
      live,
      canary: channel.canary && trialSet ? { set: trialSet, percent: channel.canary.percent } : null,
      halted: channel.halted,
    };
    revision = channel.revision;
  };

  return async (): Promise<ChannelView | null> => {
    if (Date.now() - lookedAt > LOOK_AGAIN) {
      looking ??= look().finally(() => {
        lookedAt = Date.now();
        looking = undefined;
      });
      // Only the first reader waits: later ones go on with what is known.
      if (!current) await looking;
      else looking.catch((error: unknown) => console.error('The release store could not be read.', error));
    }
    return current;
  };
};
