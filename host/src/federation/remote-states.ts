import { atom, getDefaultStore } from 'jotai';

/** The state of a remote in this tab. */
export interface RemoteState {
  phase: 'loading' | 'ready' | 'failed';
  /** The release that was requested last. */
  release: string;
  /** Load time of its entry, in milliseconds. */
  milliseconds?: number;
  /** Why it failed. */
  reason?: string;
  /** The composed release failed to load; the previous one runs in its place. */
  standIn?: boolean;
}

/** By remote; only those that were needed so far. */
export const remoteStatesAtom = atom<Record<string, RemoteState>>({});

export const setRemoteState = (remote: string, state: RemoteState) =>
  getDefaultStore().set(remoteStatesAtom, (states) => ({ ...states, [remote]: state }));
