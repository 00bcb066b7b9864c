import { reportPerformance } from '@marketplace/shared/telemetry';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { registered, type Registration } from './registration.ts';
import { setRemoteState } from './remote-states.ts';
import { RemoteTimeoutError, RemoteUnavailableError } from './remote-unavailable-error.ts';
import { backOff } from './second-try.ts';
import { withTimeLimit } from './time-limit.ts';

/** Timeout of an entry, in milliseconds. */
export const ENTRY_TIME_LIMIT = 5_000;

/** By URL, when each entry was requested, in milliseconds since the page was opened. */
const requests = new Map<string, number[]>();

const request = (url: string) => {
  const times = [...(requests.get(url) ?? []), performance.now()];
  requests.set(url, times);
  return times.length;
};
type Container = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;

/** Notes that an entry is requested; returns how many times it has been. */
const begin = (url: string, { remote, release }: Registration) => {
  setRemoteState(remote, { phase: 'loading', release });
  return request(url);
};

/** An entry that is an ES module: browsers don't check integrity on import. */
const importEntry = async (registration: Registration) => {
  const { remote, entry } = registration;
  begin(entry, registration);
  const container = import(/* webpackIgnore: true */ entry) as Promise<Container>;
  const late = () => new RemoteTimeoutError(remote, ENTRY_TIME_LIMIT);
  try {
    return await withTimeLimit(container, ENTRY_TIME_LIMIT, late);
  } catch (cause) {
    if (cause instanceof RemoteTimeoutError) throw cause;
    throw new RemoteUnavailableError(remote, 'its entry was refused or is missing', { cause });
  }
};

const sinceRequested = (url: string) => performance.now() - (requests.get(url)?.at(-1) ?? performance.now());

/** Loads entries with integrity and a time limit, retries once unless that has passed, and keeps the remote's state. */
export const entryPlugin: ModuleFederationRuntimePlugin = {
  name: 'entry',
  loadEntry: async ({ remoteInfo }) => (remoteInfo.type === 'module' ? importEntry(registered(remoteInfo)) : undefined),
  createScript: ({ url, remoteInfo }) => {
    const registration = registered(remoteInfo ?? {});
    const { integrity } = registration;
    const script = document.createElement('script');
    const count = begin(url, registration);
    // A retry bypasses the browser's cache, which may keep a damaged file for a year.
    script.src = count === 1 ? url : `${url}?try=${count}`;
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    return { script, timeout: ENTRY_TIME_LIMIT };
  },
  loadEntryError: async ({ getRemoteEntry, origin, remoteInfo, globalLoading, uniqueKey }) => {
    if (sinceRequested(remoteInfo.entry) >= ENTRY_TIME_LIMIT) return undefined;
    await backOff();
    Reflect.deleteProperty(globalLoading, uniqueKey);
    // The hook's type is a promise of a promise, which doesn't exist.
    return (await getRemoteEntry({ origin, remoteInfo })) as never;
  },
  afterLoadEntry: ({ remoteInfo, error, cached, recovered }) => {
    if (cached || (error && !recovered)) return;
    const { remote, release, standIn } = registered(remoteInfo);
    const milliseconds = sinceRequested(remoteInfo.entry);
    setRemoteState(remote, { phase: 'ready', release, milliseconds, ...(standIn && { standIn }) });
    reportPerformance('remote-load', remote, milliseconds, remote);
  },
};
