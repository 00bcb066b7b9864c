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

/** Loads what a release exposes; `again` when a person asks for it after a failure. */
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

/** Who asks for the same thing at the same time gets the same answer. */
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
  /** Another release takes its place: it connects anew when it is needed again. */
  leave: () => void;
}

/** One release of a remote: its entry runs once, and neither it nor a page that keeps failing is asked for endlessly. */
export const connectRelease = (release: NamedRelease, standIn: boolean): ReleaseConnection => {
  const entryBreaker = createCircuitBreaker();
  const breakers = new Map<string, CircuitBreaker>();
  let connected: Promise<void> | undefined;
  /** Something could be had from the container that is there. */
  let proven = false;
  let unusable = false;

  const leave = () => {
    connected = undefined;
    takeContainerAway(release.global);
  };
  const connect = (again: boolean) => {
    // A container that has given nothing yet may be the fault itself: it is loaded anew.
    if (again && unusable) leave();
    unusable = false;
    connected ??= entryBreaker.run(() => runEntry(release, standIn), again);
    const attempt = connected;
    // Never remembered: the next attempt asks the network again.
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
      // A chunk that did not come is the network's fault, and its build knows how to ask past the cache.
      unusable = !proven && failure instanceof RemoteUnavailableError;
      throw failure;
    }
  };
  return { load: sharing(load), leave };
};
