import { traceId } from '@marketplace/shared/http';
import { reportError } from '@marketplace/shared/telemetry';
import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { asUnavailable } from './failures.ts';
import { previousOf, registered } from './registration.ts';

/** By remote, what went wrong with its composed release while the previous one runs in its place. */
const replaced = new Map<string, unknown>();

const remoteOf = (id: string) => id.slice(0, id.indexOf('/'));
const find = ({ options }: ModuleFederation, name: string) => options.remotes.find((remote) => remote.name === name);

/** Disconnects a release: its entry runs again when it is needed. */
export const disconnect = (federation: ModuleFederation, name: string) => {
  const remote = find(federation, name);
  if (remote) federation.registerRemotes([remote], { force: true });
};

/** Reports a broken release to its team even when the previous one runs in its place. */
const report = (remote: string, error: unknown) =>
  reportError(asUnavailable(remote, error), {
    id: traceId(),
    place: `${remote} entry`,
    kind: 'load',
    app: remote,
  });

/** When a release fails to load, the previous one runs in its place, for as long as the tab is open. */
export const previousReleasePlugin: ModuleFederationRuntimePlugin = {
  name: 'previous-release',
  beforeRequest: (request) => {
    const remote = remoteOf(request.id);
    return replaced.has(remote) ? { ...request, id: request.id.replace(remote, previousOf(remote)) } : request;
  },
  errorLoadRemote: async ({ id, error, origin, remote: failed }) => {
    const remote = remoteOf(id);
    if (failed && registered(failed).standIn) {
      const reason = replaced.get(remote) ?? error;
      replaced.delete(remote);
      disconnect(origin, previousOf(remote));
      throw reason;
    }
    if (!find(origin, previousOf(remote))) return undefined;
    const isNew = !replaced.has(remote);
    if (isNew) disconnect(origin, remote);
    replaced.set(remote, error);
    const loaded = await origin.loadRemote(id);
    if (isNew) report(remote, error);
    return loaded;
  },
};
