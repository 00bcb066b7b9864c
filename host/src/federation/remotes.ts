import type { ComposedRemote, Composition } from '@marketplace/shared/contracts';
import type { RemoteLoader } from '@marketplace/shared/federation';
import { asError, reportError } from '@marketplace/shared/telemetry';
import { createErrorId } from '@marketplace/shared/ui';
import { connectRelease, type LoadExposed } from './release-connection.ts';
import { setRemoteState } from './remote-states.ts';
import { RemoteUnavailableError } from './remote-unavailable-error.ts';

/** A release that its stand-in covers for is broken all the same: its team must hear of it. */
const reportStandIn = (remote: ComposedRemote, error: unknown) =>
  reportError(error, { id: createErrorId(), place: `${remote.name} entry`, kind: 'load', app: remote.name });

/** One remote: its release, and the one before while that stands in for it. */
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
  /** The release before, as long as the tab lives. */
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
 * Loads what the composed remotes expose. An entry runs once; a failed load is never remembered, so that the next
 * attempt asks the network again, until there were too many of them. A release that can't be had is stood in for by the
 * one before it.
 */
export const createRemoteLoader = ({ remotes }: Pick<Composition, 'remotes'>): RemoteLoader => {
  const connections = new Map(remotes.map((remote) => [remote.name, connectRemote(remote)]));
  return async (name, expose, again = false) => {
    const load = connections.get(name);
    if (!load) throw new RemoteUnavailableError(name, 'it is not in the release set');
    return load(expose, again);
  };
};
