import type { ReleaseSet } from '@marketplace/shared/contracts';
import type { ReleaseStore } from '@marketplace/tooling/release/serving';

export const CANDIDATE = 'candidate';

/** The store with an extra channel that shows a set not stored yet. */
export const fixedStore = (store: ReleaseStore, candidate: ReleaseSet): ReleaseStore => ({
  ...store,
  readChannel: async (name) =>
    name === CANDIDATE ? { name, set: candidate.id, revision: 1, history: [], canary: null } : store.readChannel(name),
  readSet: async (id) => (id === candidate.id ? candidate : store.readSet(id)),
});
