import { logError } from 'api/observability';
import type { Release, ReleaseSet } from '@marketplace/shared/contracts';
import { previousReleases } from './previous-releases.ts';
import type { Channel, Halt, ReleaseStore } from '@marketplace/tooling/release/serving';

/** Age in milliseconds at which the channel is read again, and at which a visitor waits for it. */
const LOOK_AGAIN = 1_000;
const TOO_OLD = 2_000;
/** How long a visitor waits for a slow store, in milliseconds. */
const PATIENCE = 300;

export interface LiveSet {
  id: string;
  channel: string;
  host: Release;
  remotes: Release[];
  /** The previous live release by remote, if the store still has it. */
  previous: Record<string, Release>;
  /** Why a page is left to the browser, by application and page. */
  clientOnly?: ReleaseSet['clientOnly'] | undefined;
}

/** What a channel shows to everyone, and to some. */
export interface ChannelView {
  live: LiveSet;
  canary: { set: LiveSet; percent: number } | null;
  /** The last halted canary. */
  halted?: Halt | undefined;
}

/** A set of a channel, ready to be composed; null without a host. */
const toLiveSet = (
  { id, releases, clientOnly }: ReleaseSet,
  channel: string,
  previous: Record<string, Release>,
): LiveSet | null => {
  const { host, ...remotes } = releases;
  return host ? { id, channel, host, remotes: Object.values(remotes), previous, clientOnly } : null;
};

/** Null without a set that has a host. */
const readView = async (store: ReleaseStore, name: string, channel: Channel): Promise<ChannelView | null> => {
  const { canary, halted } = channel;
  const set = await store.readSet(channel.set);
  const live = set && toLiveSet(set, name, await previousReleases(store, channel, set));
  if (!live) return null;
  const trial = canary && (await store.readSet(canary.set));
  // Canary visitors fall back to the live release.
  const trialSet = trial && toLiveSet(trial, name, { ...live.previous, ...set.releases });
  return { live, canary: canary && trialSet ? { set: trialSet, percent: canary.percent } : null, halted };
};

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE).unref());

interface Options {
  changed?: (view: ChannelView) => void;
  /** A channel that is removed shows nothing any more; otherwise what it showed last. */
  mayEnd?: boolean;
}

/** Logs an error that repeats every second once, until something else happens. */
const createErrorLog = () => {
  let last: string | undefined;
  return {
    failed: (error: unknown) => {
      if (last !== String(error)) logError('The release store could not be read.', error);
      last = String(error);
    },
    recovered: () => (last = undefined),
  };
};

/** Reads the channel from the store, at most once a second, and reports every change. */
export const createReleaseReader = (
  store: ReleaseStore,
  channelName: string,
  { changed = () => undefined, mayEnd = false }: Options = {},
) => {
  let current: ChannelView | null = null;
  let lookedAt = 0;
  let startedAt = 0;
  let looking: Promise<void> | undefined;

  let revision = 0;
  const errors = createErrorLog();

  const look = async () => {
    const channel = await store.readChannel(channelName);
    errors.recovered();
    if (!channel && mayEnd) current = null;
    // A channel that was removed and created again counts its revisions from 1.
    if (!channel || (current?.live.id === channel.set && channel.revision === revision)) return;
    const view = await readView(store, channelName, channel);
    if (!view) return;
    current = view;
    revision = channel.revision;
    changed(view);
  };

  const begin = () => {
    const at = Date.now();
    startedAt = at;
    return look().finally(() => {
      lookedAt = at;
      looking = undefined;
    });
  };
  const lookOnce = () => (looking ??= begin());

  return async (): Promise<ChannelView | null> => {
    const age = Date.now() - lookedAt;
    if (age <= LOOK_AGAIN) return current;
    if (!current) {
      await lookOnce();
      return current;
    }
    const looked = lookOnce().catch(errors.failed);
    // Under traffic nobody waits; after a pause, the first visitor waits for the current state.
    if (age > TOO_OLD && Date.now() - startedAt < PATIENCE) await Promise.race([looked, patience()]);
    return current;
  };
};
