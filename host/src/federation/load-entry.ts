import type { RemoteEntry } from '@marketplace/shared/contracts';
import { withSecondTry } from './second-try.ts';

/** In milliseconds until an entry counts as dead. */
export const ENTRY_TIME_LIMIT = 5_000;

export class RemoteUnavailableError extends Error {
  override name = 'RemoteUnavailableError';
  constructor(remote: string, reason: string) {
    super(`Remote ${remote} could not be loaded: ${reason}.`);
  }
}

/** A release of a remote, as far as its entry goes. */
export type NamedEntry = Pick<RemoteEntry, 'entry' | 'integrity' | 'global'> & { name: string };

const scriptFor = ({ entry, integrity }: NamedEntry) => {
  const script = document.createElement('script');
  script.src = entry;
  script.async = true;
  script.crossOrigin = 'anonymous';
  if (integrity) script.integrity = integrity;
  return script;
};

const hasContainer = (remote: NamedEntry) => remote.global in globalThis;

/** Adds the entry's script once and waits for it to run; a script that brings no container goes again. */
const runScript = (remote: NamedEntry) =>
  new Promise<void>((resolve, reject) => {
    const script = scriptFor(remote);
    const fail = (reason: string) => {
      script.remove();
      reject(new RemoteUnavailableError(remote.name, reason));
    };
    const timer = setTimeout(() => fail(`no answer within ${ENTRY_TIME_LIMIT / 1000} s`), ENTRY_TIME_LIMIT);
    script.onload = () => {
      clearTimeout(timer);
      if (hasContainer(remote)) resolve();
      else fail('its entry is not a remote');
    };
    script.onerror = () => {
      clearTimeout(timer);
      fail('its entry was refused or is missing');
    };
    document.head.append(script);
  });

const loadOnce = async (remote: NamedEntry) => {
  if (!hasContainer(remote)) await runScript(remote);
};

/** Loads a remote's entry, with a second try and no memory of failure. */
export const loadEntry = (remote: NamedEntry): Promise<void> => withSecondTry(() => loadOnce(remote));
