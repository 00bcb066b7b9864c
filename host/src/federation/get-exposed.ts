import type { RemoteModule } from '@marketplace/shared/federation';

/** The share scope; the bundler fills it. */
declare const __webpack_init_sharing__: (scope: string) => unknown;
declare const __webpack_share_scopes__: { default: unknown };

/** The container that a remote's entry assigns to its global name. */
interface Container {
  init: (shareScope: unknown) => unknown;
  get: (expose: string) => Promise<() => RemoteModule>;
}

const containerOf = (global: string) => Reflect.get(globalThis, global) as Container | undefined;

/** A removed container leaves its name behind. */
export const hasContainer = (global: string) => containerOf(global) !== undefined;

/** Removes the container, so that the entry runs again when the remote is needed. */
export const takeContainerAway = (global: string) => {
  if (hasContainer(global)) Reflect.set(globalThis, global, undefined);
};

/** Containers that were initialised with the share scope. */
const initiated = new WeakMap<Container, Promise<unknown>>();

const provideTo = async (container: Container) => {
  await __webpack_init_sharing__('default');
  await container.init(__webpack_share_scopes__.default);
};

const initiate = (container: Container) => {
  const initiating = initiated.get(container) ?? provideTo(container);
  initiated.set(container, initiating);
  // Not cached: the next attempt initialises it again.
  initiating.catch(() => initiated.delete(container));
  return initiating;
};

/** Evaluates a module that a remote exposes; its code may throw. */
export const getExposed = async (global: string, expose: string): Promise<RemoteModule> => {
  const container = containerOf(global);
  if (!container) throw new Error('its entry is not a remote');
  await initiate(container);
  const factory = await container.get(expose);
  return factory();
};
