import { logged, NOBODY, type Note } from './channel-log.ts';
import { ReleaseError } from './release-error.ts';
import type { Canary, Channel, ReleaseStore } from './release-store.ts';

/** @throws ReleaseError without one */
export const runningCanary = async (
  store: ReleaseStore,
  name: string,
): Promise<{ channel: Channel; canary: Canary }> => {
  const channel = await store.readChannel(name);
  if (!channel?.canary) throw new ReleaseError(`Channel ${name} has no canary.`);
  return { channel, canary: channel.canary };
};

/** Stops the canary. Returns its set. */
export const haltCanary = async (store: ReleaseStore, name: string, note: Note = NOBODY): Promise<string> => {
  for (;;) {
    const { channel, canary } = await runningCanary(store, name);
    const { set, history, revision } = channel;
    const next = { name, set, history, canary: null };
    const what = { action: 'halt', set: canary.set, changes: canary.changes } as const;
    if (await store.swapChannel(logged(channel, next, what, note), revision)) return canary.set;
  }
};

/** Halts this canary, with a reason that the channel stores. False if it is no longer running. */
export const takeBackCanary = async (store: ReleaseStore, name: string, canary: Canary, reason: string) => {
  for (;;) {
    const channel = await store.readChannel(name);
    if (channel?.canary?.set !== canary.set) return false;
    const { set, history, revision } = channel;
    const what = { set: canary.set, changes: canary.changes };
    const next = { name, set, history, canary: null, halted: { ...what, at: new Date().toISOString(), reason } };
    const note = { by: 'edge', reason };
    if (await store.swapChannel(logged(channel, next, { action: 'halt', ...what }, note), revision)) return true;
  }
};

/** Shows the canary to more, or fewer. */
export const resizeCanary = async (
  store: ReleaseStore,
  name: string,
  percent: number,
  note: Note = NOBODY,
): Promise<string> => {
  for (;;) {
    const { channel, canary } = await runningCanary(store, name);
    const { set, history, revision } = channel;
    const next = { name, set, history, canary: { ...canary, percent } };
    const what = { action: 'canary', set: canary.set, changes: canary.changes, percent } as const;
    if (await store.swapChannel(logged(channel, next, what, note), revision)) return canary.set;
  }
};
