import { SetHealth } from '@marketplace/shared/contracts';
import { listReaderOf } from '@marketplace/shared/reading';
import { judgeCanary, takeBackCanary, type ReleaseStore } from '@marketplace/tooling/release';
import { foundIn, type DataReader } from '../data-answer.ts';

interface Options {
  store: ReleaseStore;
  channel: string;
  /** Reads public data from the API. */
  read: DataReader;
  /** Tells whoever runs the storefront. */
  say?: (sentence: string) => void;
}

const readHealth = listReaderOf(SetHealth);

/**
 * Looks once at how the canary of a channel fares, and takes it back when its browsers report far more errors than those of
 * the live set. Any number of edges may look; one of them takes it back.
 */
export const checkCanary = async ({ store, channel: name, read, say = console.warn }: Options): Promise<void> => {
  const channel = await store.readChannel(name);
  if (!channel?.canary) return;
  const { set, canary } = channel;
  const query = new URLSearchParams({ sets: `${canary.set},${set}`, since: canary.startedAt });
  const [ofCanary, ofLive] = readHealth(foundIn(await read(`/tex-suite/release-health?${query}`)));
  const reason = ofCanary && ofLive ? judgeCanary(ofCanary, ofLive) : undefined;
  if (reason && (await takeBackCanary(store, name, canary, reason)))
    say(`The canary of channel ${name} was taken back: ${reason}.`);
};

/** In milliseconds. */
const EVERY = 30_000;

/** Looks at the canary again and again. Returns how to stop. */
export const watchCanary = (options: Options, every = EVERY) => {
  const timer = setInterval(() => {
    // A store or an API that can't be reached now is asked again.
    checkCanary(options).catch(() => undefined);
  }, every);
  timer.unref();
  return () => clearInterval(timer);
};
