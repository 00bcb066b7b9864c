import type { ReleaseSet } from '@marketplace/shared/contracts';
import { logged, NOBODY, type Note } from './channel-log.ts';
import { createGate, type Gate } from './gate/gate.ts';
import { RefusedError } from './gate/refused.ts';
import { withClientOnly, type RenderCheck } from './gate/render-check.ts';
import { createSet, readReleases, type Changes } from './release-set.ts';
import type { Canary, Channel, ReleaseStore } from './release-store.ts';

const KEEP_SETS = 50;

interface Options {
  /** Shows the changes only to this percentage of the visitors. */
  canaryPercent?: number | undefined;
  gate?: Gate;
  /** Renders incoming pages on a server; if absent, the edge finds out on its own. */
  render?: RenderCheck | undefined;
  note?: Note;
  /** What the log calls it. */
  action?: 'promote' | 'accept';
  /** A remote that leaves the set. */
  remove?: string | undefined;
}

type Checks = Required<Pick<Options, 'gate'>> & Pick<Options, 'render'>;

/** Makes a set of the releases, checks it with the gate, and stores it. */
const addChecked = async (
  store: ReleaseStore,
  releases: ReleaseSet['releases'],
  current: ReleaseSet | null,
  { gate, render }: Checks,
) => {
  const candidate = createSet(releases);
  await gate.set(store, candidate, current);
  const set = await withClientOnly(store, candidate, current, render);
  await store.addSet(set);
  return set;
};

/** Puts the canary on top of another set, without what has gone live meanwhile. */
const rebase = async (store: ReleaseStore, canary: Canary | null, base: ReleaseSet, checks: Checks) => {
  const changes = Object.fromEntries(
    Object.entries(canary?.changes ?? {}).filter(([app, id]) => base.releases[app]?.id !== id),
  );
  if (!canary || Object.keys(changes).length === 0) return null;
  const set = await addChecked(store, { ...base.releases, ...(await readReleases(store, changes)) }, base, checks);
  return { ...canary, changes, set: set.id };
};

/** A canary that no longer fits the live set ends; other errors are the caller's. */
const endIfRefused = (error: unknown) => {
  if (error instanceof RefusedError) return null;
  throw error;
};

const goLive = async (store: ReleaseStore, channel: Channel | null, set: ReleaseSet, checks: Checks) => ({
  set: set.id,
  history:
    channel && channel.set !== set.id
      ? [channel.set, ...channel.history].slice(0, KEEP_SETS)
      : (channel?.history ?? []),
  canary: await rebase(store, channel?.canary ?? null, set, checks).catch(endIfRefused),
  ...(channel?.halted && { halted: channel.halted }),
});

const goToSome = (channel: Channel, set: ReleaseSet, changes: Changes, percent: number) => ({
  set: channel.set,
  history: channel.history,
  canary: { set: set.id, changes, percent, startedAt: new Date().toISOString() },
});

/** The same releases, except one application's. */
const without = (releases: ReleaseSet['releases'], app: string | undefined) =>
  Object.fromEntries(Object.entries(releases).filter(([name]) => name !== app));

/** What the channel shows; a new channel starts from what is live. */
const currentOf = async (store: ReleaseStore, channel: Channel | null): Promise<ReleaseSet | null> => {
  const base = channel ?? (await store.readChannel('live'));
  return base && store.readSet(base.set);
};

/**
 * Points the channel at a set in which `changes` replace existing releases, if the gate passes it. If someone else
 * promoted meanwhile, it starts over from their set, so that no change is lost. With `canaryPercent` the channel stays,
 * and some of its visitors get the new set.
 * @throws RefusedError with the gate's reasons; the channel is as it was.
 */
export const promote = async (
  store: ReleaseStore,
  channelName: string,
  changes: Changes,
  { canaryPercent, gate = createGate(), render, note = NOBODY, action = 'promote', remove }: Options = {},
): Promise<ReleaseSet> => {
  const changed = await readReleases(store, changes);
  await gate.files(store, Object.values(changed));
  for (;;) {
    const channel = await store.readChannel(channelName);
    const current = await currentOf(store, channel);
    const releases = without({ ...current?.releases, ...changed }, remove);
    if (channel && current && createSet(releases).id === current.id) return current;
    const set = await addChecked(store, releases, current, { gate, render });
    const forSome = channel && canaryPercent !== undefined ? goToSome(channel, set, changes, canaryPercent) : null;
    const next = { name: channelName, ...(forSome ?? (await goLive(store, channel, set, { gate, render }))) };
    const gone = remove && current?.releases[remove];
    const what = forSome ? { action: 'canary' as const, percent: forSome.canary.percent } : { action };
    const entry = gone
      ? { action: 'remove' as const, set: set.id, changes: { [gone.app]: gone.id } }
      : { ...what, set: set.id, changes };
    if (await store.swapChannel(logged(channel, next, entry, note), channel?.revision ?? 0)) return set;
  }
};
