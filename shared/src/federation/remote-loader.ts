import type { ComponentType } from 'react';

export interface RemoteModule {
  default: ComponentType<Record<string, unknown>>;
}

/**
 * Loads a module that a remote exposes. The host provides it; failures are not cached. `again` when a user retries
 * after a failure.
 */
export type RemoteLoader = (remote: string, expose: string, again?: boolean) => Promise<RemoteModule>;

/** Returns modules that need no loading, as on a server; undefined for others. */
export type RemotesAtHand = (remote: string, expose: string) => RemoteModule | undefined;

let current: RemoteLoader = () => Promise.reject(new Error('No host has provided a remote loader.'));

const loaded = new Map<string, RemoteModule>();
let atHand: RemotesAtHand | undefined;
const keyOf = (remote: string, expose: string) => `${remote} ${expose}`;

export const provideRemoteLoader = (loader: RemoteLoader, given?: RemotesAtHand) => {
  current = loader;
  atHand = given;
  loaded.clear();
};

export const loadRemoteModule: RemoteLoader = async (remote, expose, again) => {
  const module = await current(remote, expose, again);
  loaded.set(keyOf(remote, expose), module);
  return module;
};

/** A module that is already loaded and can render at once; undefined otherwise. */
export const loadedRemoteModule = (remote: string, expose: string) =>
  loaded.get(keyOf(remote, expose)) ?? atHand?.(remote, expose);
