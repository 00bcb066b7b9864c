import type { ReleaseSet } from '../../src/contracts/release.ts';
import { createGate, type Gate } from './gate/gate.ts';
import { RefusedError } from './gate/refused.ts';
import { createSet, readReleases, type Changes } from './release-set.ts';
import type { Canary, Channel, ReleaseStore } from './release-store.ts';

const KEEP_SETS = 50;

interface Options {
  /** Shows the changes to this percentage of the visitors only. */
  canaryPercent?: number | undefined;
  gate?: Gate;
}

/** The canary on top of another set; what has gone live meanwhile is no part of it any more. */
const rebase = async (store: ReleaseStore, canary: Canary | null, base: ReleaseSet, gate: Gate) => {
  const changes = Object.fromEntries(
    Object.entries(canary?.changes ?? {}).filter(([app, id]) => base.releases[app]?.id !== id),
  );
  if (!canary || Object.keys(changes).length === 0) return null;
  const set = createSet({ ...base.releases, ...(await readReleases(store, changes)) });
  await gate.set(set, base);
  await store.addSet(set);
  return { ...canary, changes, set: set.id };
};

/** A canary that no longer fits what went live ends; any other trouble is the caller's. */
const endIfRefused = (error: unknown) => {
  if (error instanceof RefusedError) return null;
  throw error;
};

const goLive = async (store: ReleaseStore, channel: Channel | null, set: ReleaseSet, gate: Gate) => ({
  set: set.id,
  history:
    channel && channel.set !== set.id
      ? [channel.set, ...channel.history].slice(0, KEEP_SETS)
      : (channel?.history ?? []),
  canary: await rebase(store, channel?.canary ?? null, set, gate).catch(endIfRefused),
  ...(channel?.halted && { halted: channel.halted }),
});

const goToSome = (channel: Channel, set: ReleaseSet, changes: Changes, percent: number) => ({
  set: channel.set,
  history: channel.history,
  canary: { set: set.id, changes, percent, startedAt: new Date().toISOString() },
});

/**
 * Points the channel at a set in which `changes` replace what was there, if the gate lets it pass. When somebody else
 * promoted meanwhile, it starts again from their set, so that no change is lost. With `canaryPercent` the channel stays,
 * and some of its visitors get the new set.
 * @throws RefusedError with the gate's reasons; the channel is as it was.
 */
export const promote = async (
  store: ReleaseStore,
  channelName: string,
  changes: Changes,
  { canaryPercent, gate = createGate() }: Options = {},
): Promise<ReleaseSet> => {
  const changed = await readReleases(store, changes);
  await gate.files(store, Object.values(changed));
  for (;;) {
    const channel = await store.readChannel(channelName);
    const current = channel && (await store.readSet(channel.set));
    const set = createSet({ ...current?.releases, ...changed });
    if (channel?.set === set.id) return set;
    await gate.set(set, current);
    await store.addSet(set);
    const next =
      channel && canaryPercent !== undefined
        ? goToSome(channel, set, changes, canaryPercent)
        : await goLive(store, channel, set, gate);
    if (await store.swapChannel({ name: channelName, ...next }, channel?.revision ?? 0)) return set;
  }
};
