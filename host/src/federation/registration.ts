import type { ComposedRemote, RemoteEntry } from '@marketplace/shared/contracts';

/** A release as it is registered with the federation runtime, which hands these fields on to plugins. */
export interface Registration {
  name: string;
  entry: string;
  entryGlobalName: string;
  type: 'global' | 'module';
  /** The remote that it is a release of. */
  remote: string;
  release: string;
  integrity: string | undefined;
  /** Only used when the composed release fails. */
  standIn: boolean;
}

/** Where the previous release of a remote is registered. */
export const previousOf = (remote: string) => `previous-${remote}`;

const register = (remote: string, entry: RemoteEntry, standIn: boolean): Registration => ({
  name: standIn ? previousOf(remote) : remote,
  entry: entry.entry,
  entryGlobalName: entry.global,
  type: entry.type ?? 'global',
  remote,
  release: entry.release,
  integrity: entry.integrity,
  standIn,
});

/** The composed release of a remote, and the previous one if there is one. */
export const registrationsOf = (remote: ComposedRemote): Registration[] => [
  register(remote.name, remote, false),
  ...(remote.previous ? [register(remote.name, remote.previous, true)] : []),
];

/** The registration behind what the runtime tells a plugin about a remote. */
export const registered = (remoteInfo: object) => remoteInfo as Registration;
