import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { ComposedRemote, Composition } from '@marketplace/shared/contracts';
import type { RemoteLoader, RemoteModule } from '@marketplace/shared/federation';
import { reportPerformance } from '@marketplace/shared/telemetry';
import { loadEntry, RemoteUnavailableError } from './load-entry.ts';
import { withSecondTry } from './second-try.ts';

const register = ({ name, entry, global, version }: ComposedRemote) =>
  registerRemotes([{ name, entry, entryGlobalName: global, type: 'global', version }], { force: true });

/**
 * Loads what the composed remotes expose. An entry runs once; a failed load is never remembered, so that the next
 * attempt asks the network again.
 */
export const createRemoteLoader = (composition: Composition): RemoteLoader => {
  const remotes = new Map(composition.remotes.map((remote) => [remote.name, remote]));
  const entries = new Map<string, Promise<void>>();

  const ready = (remote: ComposedRemote) => {
    const known = entries.get(remote.name);
    if (known) return known;
    const started = performance.now();
    const entry = loadEntry(remote).then(() => {
      register(remote);
      reportPerformance('remote-load', remote.name, performance.now() - started, remote.name);
    });
    entries.set(remote.name, entry);
    entry.catch(() => entries.delete(remote.name));
    return entry;
  };

  return async (name, expose) => {
    const remote = remotes.get(name);
    if (!remote) throw new RemoteUnavailableError(name, 'it is not in the release set');
    await ready(remote);
    return withSecondTry(async () => {
      const loaded = await loadRemote<RemoteModule>(`${name}/${expose.replace('./', '')}`);
      if (!loaded) throw new RemoteUnavailableError(name, `${expose} is not exposed`);
      return loaded;
    });
  };
};
