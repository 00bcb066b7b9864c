import type { RemoteEntry } from '@marketplace/shared/contracts';
import type { RemoteModule } from '@marketplace/shared/federation';
import { reportPerformance } from '@marketplace/shared/telemetry';
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts';
import { takeContainerAway } from './get-exposed.ts';
import { loadEntry } from './load-entry.ts';
import { loadExposed } from './load-exposed.ts';
import { setRemoteState } from './remote-states.ts';
import { RemoteUnavailableError } from './remote-unavailable-error.ts';

/** A release of a remote. */
export type NamedRelease = RemoteEntry & { name: string };

/** Loads a module that a release exposes; `again` when a user retries after a failure. */
export type LoadExposed = (expose: string, again: boolean) => Promise<RemoteModule>;

const runEntry = async (release: NamedRelease, standIn: boolean) => {
  const { name } = release;
  const started = performance.now();
  setRemoteState(name, { phase: 'loading', release: release.release });
  await loadEntry(release);
  const milliseconds = performance.now() - started;
  setRemoteState(name, { phase: 'ready', release: release.release, milliseconds, ...(standIn && { standIn }) });
  reportPerformance('remote-load', name, milliseconds, name);
};

/** Concurrent requests for the same module share one load. */
const sharing = (load: LoadExposed): LoadExposed => {
  const underWay = new Map<string, Promise<RemoteModule>>();
  return (expose, again) => {
    const loading = underWay.get(expose) ?? load(expose, again).finally(() => underWay.delete(expose));
    underWay.set(expose, loading);
    return loading;
  };
};

export interface ReleaseConnection {
  load: LoadExposed;
  /** Disconnects when another release replaces this one; it reconnects when needed. */
  leave: () => void;
}

/** One release of a remote: runs its entry once, and stops requesting an entry or page that keeps failing. */
export const connectRelease = (release: NamedRelease, standIn: boolean): ReleaseConnection => {
  const entryBreaker = createCircuitBreaker();
  const breakers = new Map<string, CircuitBreaker>();
  let connected: Promise<void> | undefined;
  /** The present container has delivered a module. */
  let proven = false;
  let unusable = false;

  const leave = () => {
    connected = undefined;
    takeContainerAway(release.global);
  };
  const connect = (again: boolean) => {
    // A container that has delivered nothing may itself be at fault: load it again.
    if (again && unusable) leave();
    unusable = false;
    connected ??= entryBreaker.run(() => runEntry(release, standIn), again);
    const attempt = connected;
    // Not cached: the next attempt goes to the network again.
    attempt.catch(() => {
      if (connected === attempt) connected = undefined;
    });
    return attempt;
  };
  const breakerOf = (expose: string) => {
    const breaker = breakers.get(expose) ?? createCircuitBreaker();
    breakers.set(expose, breaker);
    return breaker;
  };
  const load: LoadExposed = async (expose, again) => {
    await connect(again);
    try {
      const loaded = await breakerOf(expose).run(() => loadExposed(release, expose), again);
      proven = true;
      return loaded;
    } catch (failure) {
      // A missing chunk is a network fault, and the build's runtime knows how to bypass the cache.
      unusable = !proven && failure instanceof RemoteUnavailableError;
      throw failure;
    }
  };
  return { load: sharing(load), leave };
};
