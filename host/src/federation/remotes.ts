import type { ComposedRemote, Composition } from '@marketplace/shared/contracts';
import type { RemoteLoader } from '@marketplace/shared/federation';
import { asError, reportError } from '@marketplace/shared/telemetry';
import { createErrorId } from '@marketplace/shared/ui';
import { connectRelease, type LoadExposed } from './release-connection.ts';
import { setRemoteState } from './remote-states.ts';
import { RemoteUnavailableError } from './remote-unavailable-error.ts';

/** Reports a broken release to its team even when the previous one runs in its place. */
const reportStandIn = (remote: ComposedRemote, error: unknown) =>
  reportError(error, { id: createErrorId(), place: `${remote.name} entry`, kind: 'load', app: remote.name });

/** One remote: its release, and the previous one while that runs in its place. */
const connectRemote = (remote: ComposedRemote): LoadExposed => {
  const { name, release } = remote;
  const composed = connectRelease(remote, false);
  const previous = remote.previous && connectRelease({ name, ...remote.previous }, true);
  let standIn: typeof previous;
  /** What went wrong with the composed release. */
  let reason: unknown;

  const fail = (): never => {
    standIn?.leave();
    standIn = undefined;
    setRemoteState(name, { phase: 'failed', release, reason: asError(reason).message });
    throw reason;
  };
  /** The previous release, for as long as the tab lives. */
  const loadFromPrevious: LoadExposed = async (expose, again) => {
    const isNew = !standIn;
    if (isNew) composed.leave();
    standIn = previous;
    const loaded = await standIn?.load(expose, again).catch(() => undefined);
    if (!loaded) return fail();
    if (isNew) reportStandIn(remote, reason);
    return loaded;
  };
  return async (expose, again) => {
    if (standIn) return loadFromPrevious(expose, again);
    try {
      return await composed.load(expose, again);
    } catch (error) {
      reason = error;
      return previous ? loadFromPrevious(expose, again) : fail();
    }
  };
};

/**
 * Loads modules of the composed remotes. An entry runs once. Failed loads are not cached, so the next
 * attempt goes to the network again, until the circuit opens. When a release can't be loaded, the
 * previous one runs in its place.
 */
export const createRemoteLoader = ({ remotes }: Pick<Composition, 'remotes'>): RemoteLoader => {
  const connections = new Map(remotes.map((remote) => [remote.name, connectRemote(remote)]));
  return async (name, expose, again = false) => {
    const load = connections.get(name);
    if (!load) throw new RemoteUnavailableError(name, 'it is not in the release set');
    return load(expose, again);
  };
};
