import type { ComposedRemote, Composition } from '@marketplace/shared/contracts';
import type { RemoteLoader, RemoteModule } from '@marketplace/shared/federation';
import { getInstance, registerGlobalPlugins, type ModuleFederation } from '@module-federation/enhanced/runtime';
import { chunkPlugin } from './chunk-plugin.ts';
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts';
import { entryPlugin } from './entry-plugin.ts';
import { asUnavailable, isAboutChunk, isAboutEntry } from './failures.ts';
import { disconnect, previousReleasePlugin } from './previous-release-plugin.ts';
import { registrationsOf } from './registration.ts';
import { setRemoteState } from './remote-states.ts';
import { RemoteUnavailableError } from './remote-unavailable-error.ts';
import { sharedPlugin } from './shared-plugin.ts';
import { publishSnapshots } from './snapshots.ts';

/** Fills the share scope; the bundler defines it. */
declare const __webpack_init_sharing__: (scope: string) => unknown;

/** Loads a module that a remote exposes; `again` when a user retries after a failure. */
type LoadExposed = (expose: string, again: boolean) => Promise<RemoteModule>;

/** Concurrent requests for the same module share one load. */
const sharing = (load: LoadExposed): LoadExposed => {
  const underWay = new Map<string, Promise<RemoteModule>>();
  return (expose, again) => {
    const loading = underWay.get(expose) ?? load(expose, again).finally(() => underWay.delete(expose));
    underWay.set(expose, loading);
    return loading;
  };
};

/** One remote: stops requesting an entry or page that keeps failing. */
const connect = (federation: ModuleFederation, { name, release }: ComposedRemote): LoadExposed => {
  const entryBreaker = createCircuitBreaker(isAboutEntry);
  const breakers = new Map<string, CircuitBreaker>();
  /** The current container has delivered a module. */
  let proven = false;
  let unusable = false;

  const breakerOf = (expose: string) => {
    const breaker = breakers.get(expose) ?? createCircuitBreaker();
    breakers.set(expose, breaker);
    return breaker;
  };
  const request = async (expose: string) => {
    await __webpack_init_sharing__('default');
    const loaded = await federation.loadRemote<RemoteModule>(expose.replace('.', name));
    return loaded as RemoteModule;
  };
  return sharing(async (expose, again) => {
    // A container that has delivered nothing may itself be at fault: load it again.
    if (again && unusable) disconnect(federation, name);
    unusable = false;
    try {
      const loaded = await breakerOf(expose).run(() => entryBreaker.run(() => request(expose), again), again);
      proven = true;
      return loaded;
    } catch (failure) {
      // A missing chunk is a network fault, and the build's runtime knows how to bypass the cache.
      unusable = !proven && !isAboutChunk(failure);
      const error = asUnavailable(name, failure);
      setRemoteState(name, { phase: 'failed', release, reason: error.message });
      throw error;
    }
  });
};

let federation: ModuleFederation | undefined;

/** The host's instance of the federation runtime, which the build starts. */
const withPlugins = () => {
  const instance = getInstance();
  if (!instance) throw new Error('The federation runtime has not started.');
  registerGlobalPlugins([sharedPlugin]);
  instance.registerPlugins([entryPlugin, chunkPlugin, previousReleasePlugin]);
  return instance;
};

/**
 * Loads modules of the composed remotes with the federation runtime. An entry runs once. Failed loads are not cached,
 * so the next attempt goes to the network again, until the circuit opens.
 */
export const createRemoteLoader = (composition: Pick<Composition, 'host' | 'remotes'>): RemoteLoader => {
  const { remotes } = composition;
  federation ??= withPlugins();
  const runtime = federation;
  runtime.registerRemotes(remotes.flatMap(registrationsOf));
  publishSnapshots(composition);
  const connections = new Map(remotes.map((remote) => [remote.name, connect(runtime, remote)]));
  return async (name, expose, again = false) => {
    const load = connections.get(name);
    if (!load) throw new RemoteUnavailableError(name, 'it is not in the release set');
    return load(expose, again);
  };
};
