import { createGate } from './gate/gate.ts';
import { ReleaseError } from './release-error.ts';
import { readReleases } from './release-set.ts';
import type { ReleaseStore } from './release-store.ts';

/** @throws ReleaseError if a file of the set is missing or not as published */
const assertComplete = async (store: ReleaseStore, id: string) => {
  const set = await store.readSet(id);
  if (!set) throw new ReleaseError(`Set ${id} is not in the store.`);
  const ids = Object.fromEntries(Object.values(set.releases).map((release) => [release.app, release.id]));
  await createGate().files(store, Object.values(await readReleases(store, ids)));
};

/**
 * Points a channel at the set before the current one, in one atomic write; a canary ends. Returns that set's id.
 * @throws ReleaseError if there is no earlier set, or some of its files are missing; the channel stays unchanged
 */
export const rollBack = async (store: ReleaseStore, name: string): Promise<string> => {
  for (;;) {
    const channel = await store.readChannel(name);
    const [previous, ...history] = channel?.history ?? [];
    if (!channel || !previous) throw new ReleaseError(`Channel ${name} has no earlier set to go back to.`);
    await assertComplete(store, previous);
    if (await store.swapChannel({ name, set: previous, history, canary: null }, channel.revision)) return previous;
  }
};
