import type { Release } from '@marketplace/shared/contracts';
import type { ReleaseStore } from '@marketplace/shared/tooling/release';

/** In milliseconds until a promotion is seen. */
const LOOK_AGAIN = 1_000;

export interface LiveSet {
  id: string;
  channel: string;
  host: Release;
  remotes: Release[];
}

/** Reads the channel's set from the store, at most once a second. */
export const createReleaseReader = (store: ReleaseStore, channelName: string) => {
  let current: LiveSet | null = null;
  let lookedAt = 0;
  let looking: Promise<void> | undefined;

  const look = async () => {
    const channel = await store.readChannel(channelName);
    const set = channel && (await store.readSet(channel.set));
    if (!set) return;
    const { host, ...remotes } = set.releases;
    if (host) current = { id: set.id, channel: channelName, host, remotes: Object.values(remotes) };
  };

  return async (): Promise<LiveSet | null> => {
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
