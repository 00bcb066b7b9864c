import { atom, getDefaultStore } from 'jotai';

/** How a remote fares in this tab. */
export interface RemoteState {
  phase: 'loading' | 'ready' | 'failed';
  /** The release that was asked for last. */
  release: string;
  /** How long its entry took, in milliseconds. */
  milliseconds?: number;
  /** Why it failed. */
  reason?: string;
  /** The release before the composed one stands in for it. */
  standIn?: boolean;
}

/** By remote; one that nobody needed yet is not in it. */
export const remoteStatesAtom = atom<Record<string, RemoteState>>({});

export const setRemoteState = (remote: string, state: RemoteState) =>
  getDefaultStore().set(remoteStatesAtom, (states) => ({ ...states, [remote]: state }));
