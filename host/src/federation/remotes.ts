import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComposedRemote, Composition, RemoteEntry } from '@marketplace/shared/contracts';
import type { RemoteLoader, RemoteModule } from '@marketplace/shared/federation';
import { reportError, reportPerformance } from '@marketplace/shared/telemetry';
import { createErrorId } from '@marketplace/shared/ui';
import { loadEntry, RemoteUnavailableError } from './load-entry.ts';
import { setRemoteState } from './remote-states.ts';
import { withSecondTry } from './second-try.ts';

/** A release of a remote. */
type NamedRelease = RemoteEntry & { name: string };

const register = ({ name, entry, global, version }: NamedRelease) =>
  registerRemotes([{ name, entry, entryGlobalName: global, type: 'global', version }], { force: true });

const connect = async (remote: NamedRelease, standIn: boolean) => {
  const { name, release } = remote;
  const started = performance.now();
  setRemoteState(name, { phase: 'loading', release });
  await loadEntry(remote);
  register(remote);
  const milliseconds = performance.now() - started;
  setRemoteState(name, { phase: 'ready', release, milliseconds, ...(standIn && { standIn }) });
  reportPerformance('remote-load', name, milliseconds, name);
};

const loadExposed = (name: string, expose: string) =>
  withSecondTry(async () => {
    const loaded = await loadRemote<RemoteModule>(`${name}/${expose.replace('./', '')}`);
    if (!loaded) throw new RemoteUnavailableError(name, `${expose} is not exposed`);
    return loaded;
  });

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

/** A release that its stand-in covers for is broken all the same: its team must hear of it. */
const reportStandIn = (remote: ComposedRemote, error: unknown) =>
  reportError(asError(error), { id: createErrorId(), place: `${remote.name} entry`, kind: 'load', app: remote.name });

/** One remote: which of its releases is connected, and how to get there. */
const createConnection = (remote: ComposedRemote) => {
  let used: NamedRelease = remote;
  let connected: Promise<void> | undefined;

  const ready = () => {
    if (connected) return connected;
    const attempt = connect(used, used !== remote);
    connected = attempt;
    // Never remembered: the next attempt asks the network again.
    attempt.catch(() => {
      if (connected === attempt) connected = undefined;
    });
    return attempt;
  };
  const load = async (expose: string) => {
    await ready();
    return loadExposed(remote.name, expose);
  };
  const fail = (error: unknown): never => {
    if (used !== remote) connected = undefined;
    used = remote;
    setRemoteState(remote.name, { phase: 'failed', release: remote.release, reason: asError(error).message });
    throw error;
  };
  /** The release before, as long as the tab lives; without it, what went wrong. */
  const loadFromPrevious = async (expose: string, error: unknown) => {
    const { previous } = remote;
    if (!previous || used !== remote) return fail(error);
    used = { name: remote.name, ...previous };
    connected = undefined;
    const loaded = await load(expose).catch(() => fail(error));
    reportStandIn(remote, error);
    return loaded;
  };
  return (expose: string) => load(expose).catch((error: unknown) => loadFromPrevious(expose, error));
};

/**
 * Loads what the composed remotes expose. An entry runs once; a failed load is never remembered, so that the next
 * attempt asks the network again. A release that can't be had is stood in for by the one before it.
 */
export const createRemoteLoader = ({ remotes }: Pick<Composition, 'remotes'>): RemoteLoader => {
  const connections = new Map(remotes.map((remote) => [remote.name, createConnection(remote)]));
  return async (name, expose) => {
    const connection = connections.get(name);
    if (!connection) throw new RemoteUnavailableError(name, 'it is not in the release set');
    return connection(expose);
  };
};
