import type { ComponentType } from 'react';

export interface RemoteModule {
  default: ComponentType<Record<string, unknown>>;
}

/** Loads what a remote exposes. The host provides it; a failed load is never remembered. */
export type RemoteLoader = (remote: string, expose: string) => Promise<RemoteModule>;

let current: RemoteLoader = () => Promise.reject(new Error('No host has provided a remote loader.'));

export const provideRemoteLoader = (loader: RemoteLoader) => {
  current = loader;
};

export const loadRemoteModule: RemoteLoader = (remote, expose) => current(remote, expose);
