import { findShared, type Factory, type Shared } from './share-scope.ts';
import type { WebpackRequire } from './webpack-require.ts';

/** Shared modules that a remote's chunks take from the host, and their loading state. */
export interface Consumption {
  chunkId: string;
  chunkMapping: Record<string, (string | number)[]>;
  /** 0 once loaded. */
  installedModules: Record<string, Promise<unknown> | 0>;
  promises: unknown[];
  webpackRequire: WebpackRequire;
}

/** The next require of the module runs the factory. */
const install = ({ webpackRequire, installedModules }: Consumption, id: string | number, factory: Factory) => {
  installedModules[id] = 0;
  webpackRequire.m[id] = (module) => {
    Reflect.deleteProperty(webpackRequire.c, id);
    module.exports = factory();
  };
};

const sharedFor = ({ S, consumesLoadingData, federation }: WebpackRequire, id: string | number): Shared => {
  const need = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  if (!need) throw new Error(`The build of ${federation.initOptions.name} knows no shared module ${id}`);
  return findShared(S.default ?? {}, need, federation.initOptions.name);
};

const consume = (consumption: Consumption, id: string | number) => {
  const { installedModules, promises, webpackRequire } = consumption;
  const factory = sharedFor(webpackRequire, id).get();
  if (typeof factory === 'function') return install(consumption, id, factory);
  const installing = factory.then((loaded) => install(consumption, id, loaded));
  installedModules[id] = installing;
  // Not cached: the next attempt asks the host again.
  installing.catch(() => Reflect.deleteProperty(installedModules, id));
  promises.push(installing);
};

/** Loads every shared module that a remote's chunk imports, before it runs. */
export const consumeShared = (consumption: Consumption) => {
  const { chunkId, chunkMapping, installedModules, promises } = consumption;
  for (const id of chunkMapping[chunkId] ?? [])
    if (id in installedModules) promises.push(installedModules[id]);
    else consume(consumption, id);
};
