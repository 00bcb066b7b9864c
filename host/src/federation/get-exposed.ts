import type { RemoteModule } from '@marketplace/shared/federation';

/** What the host provides to remotes; the bundler fills it. */
declare const __webpack_init_sharing__: (scope: string) => unknown;
declare const __webpack_share_scopes__: { default: unknown };

/** What the entry of a remote puts under its global name. */
interface Container {
  init: (shareScope: unknown) => unknown;
  get: (expose: string) => Promise<() => RemoteModule>;
}

const containerOf = (global: string) => Reflect.get(globalThis, global) as Container | undefined;

/** A container that was taken away leaves its name behind. */
export const hasContainer = (global: string) => containerOf(global) !== undefined;

/** The entry runs anew when the remote is needed again. */
export const takeContainerAway = (global: string) => {
  if (hasContainer(global)) Reflect.set(globalThis, global, undefined);
};

/** Containers that were given what the host provides. */
const initiated = new WeakMap<Container, Promise<unknown>>();

const provideTo = async (container: Container) => {
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
};

const initiate = (container: Container) => {
  const initiating = initiated.get(container) ?? provideTo(container);
  initiated.set(container, initiating);
  // Never remembered: the next attempt gives it anew.
  initiating.catch(() => initiated.delete(container));
  return initiating;
};

/** Runs what a remote's container exposes; its code may throw. */
export const getExposed = async (global: string, expose: string): Promise<RemoteModule> => {
  const container = containerOf(global);
  if (!container) throw new Error('its entry is not a remote');
  await initiate(container);
  const factory = await container.get(expose);
  return factory();
};
