import type { RemoteEntry } from '@marketplace/shared/contracts';
import { hasContainer } from './get-exposed.ts';
import { RemoteTimeoutError, RemoteUnavailableError } from './remote-unavailable-error.ts';
import { withSecondTry } from './second-try.ts';

/** Timeout of an entry, in milliseconds. */
export const ENTRY_TIME_LIMIT = 5_000;

/** The part of a release that loading its entry needs. */
export type NamedEntry = Pick<RemoteEntry, 'entry' | 'integrity' | 'global'> & { name: string };

/** How often each entry was requested. */
const tries = new Map<string, number>();

/** A retry bypasses the browser's cache, which may keep a damaged file for a year. */
const addressOf = (entry: string) => {
  const count = (tries.get(entry) ?? 0) + 1;
  tries.set(entry, count);
  return count === 1 ? entry : `${entry}?try=${count}`;
};

const scriptFor = ({ entry, integrity }: NamedEntry) => {
  const script = document.createElement('script');
  script.src = addressOf(entry);
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  return script;
};

/** Adds the entry's script and waits for it to run; removes a script that defines no container. */
const runScript = (remote: NamedEntry) =>
  new Promise<void>((resolve, reject) => {
    const script = scriptFor(remote);
    const fail = (error: RemoteUnavailableError) => {
      clearTimeout(timer);
      script.remove();
      reject(error);
    };
    const timer = setTimeout(() => fail(new RemoteTimeoutError(remote.name, ENTRY_TIME_LIMIT)), ENTRY_TIME_LIMIT);
    script.onload = () => {
      clearTimeout(timer);
      if (hasContainer(remote.global)) resolve();
      else fail(new RemoteUnavailableError(remote.name, 'its entry is not a remote'));
    };
    script.onerror = () => fail(new RemoteUnavailableError(remote.name, 'its entry was refused or is missing'));
    document.head.append(script);
  });

const loadOnce = async (remote: NamedEntry) => {
  if (!hasContainer(remote.global)) await runScript(remote);
};

/** Loads a remote's entry, with one retry unless it timed out. Failures are not cached. */
export const loadEntry = (remote: NamedEntry): Promise<void> =>
  withSecondTry(
    () => loadOnce(remote),
    (failure) => !(failure instanceof RemoteTimeoutError),
  );
