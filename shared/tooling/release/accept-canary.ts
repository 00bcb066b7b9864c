import { runningCanary } from './canary.ts';
import { NOBODY, type Note } from './channel-log.ts';
import { promote } from './promote.ts';
import type { ReleaseStore } from './release-store.ts';

/** Shows the canary to everyone. */
export const acceptCanary = async (store: ReleaseStore, name: string, note: Note = NOBODY): Promise<string> => {
  const { canary } = await runningCanary(store, name);
  return (await promote(store, name, canary.changes, { note, action: 'accept' })).id;
};
