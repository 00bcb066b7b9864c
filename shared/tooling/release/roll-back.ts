import { ReleaseError } from './release-error.ts';
import type { ReleaseStore } from './release-store.ts';

/** Points a channel at the set before the current one, in one atomic write; a canary ends. Answers that set's id. */
export const rollBack = async (store: ReleaseStore, name: string): Promise<string> => {
  for (;;) {
    const channel = await store.readChannel(name);
    const [previous, ...history] = channel?.history ?? [];
    if (!channel || !previous) throw new ReleaseError(`Channel ${name} has no earlier set to go back to.`);
    if (await store.swapChannel({ name, set: previous, history, canary: null }, channel.revision)) return previous;
  }
};
