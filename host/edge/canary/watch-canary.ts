import { logWarning, metrics } from 'api/observability';
import { SetHealth } from '@marketplace/shared/contracts';
import { listReaderOf } from '@marketplace/shared/reading';
import { judgeCanary, takeBackCanary, type CanaryLimit, type ReleaseStore } from '@marketplace/tooling/release/serving';
import { foundIn, type DataReader } from '../data-answer.ts';

interface Options {
  store: ReleaseStore;
  channel: string;
  /** Reads public data from the API. */
  read: DataReader;
  /** How many errors a canary may have, whatever the live set does. */
  limit?: CanaryLimit;
  /** Tells the operators of the storefront. */
  say?: (sentence: string) => void;
}

const readHealth = listReaderOf(SetHealth);

const showHealth = (role: string, health: SetHealth | undefined) => {
  metrics()?.canaryViews.set({ role }, health?.pageViews ?? 0);
  metrics()?.canaryErrors.set({ role }, health?.errors ?? 0);
};

/**
 * Checks once how a channel's canary is doing and halts it when its browsers report far more errors than those of
 * the live set, or more than the limit. Any number of edges may check; one of them halts it.
 */
export const checkCanary = async ({ store, channel: name, read, limit, say = logWarning }: Options): Promise<void> => {
  const channel = await store.readChannel(name);
  if (!channel?.canary) return;
  const { set, canary } = channel;
  const query = new URLSearchParams({ sets: `${canary.set},${set}`, since: canary.startedAt });
  const health = readHealth(foundIn(await read(`/tex-suite/release-health?${query}`)));
  const of = (id: string) => health.find((one) => one.set === id);
  const ofCanary = of(canary.set);
  showHealth('canary', ofCanary);
  showHealth('live', of(set));
  const reason = ofCanary && judgeCanary(ofCanary, of(set), limit);
  if (reason && (await takeBackCanary(store, name, canary, reason)))
    say(`The canary of channel ${name} was halted: ${reason}.`);
};

/** Interval between checks, in milliseconds. */
const EVERY = 30_000;

/** Checks the canary regularly. Returns a function that stops. */
export const watchCanary = (options: Options, every = EVERY) => {
  const timer = setInterval(() => {
    // If the store or the API is unreachable, the next check tries again.
    checkCanary(options).catch(() => undefined);
  }, every);
  timer.unref();
  return () => clearInterval(timer);
};
