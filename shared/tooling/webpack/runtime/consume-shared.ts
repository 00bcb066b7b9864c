import { findShared, type Factory, type Shared } from './share-scope.ts';
import type { WebpackRequire } from './webpack-require.ts';

/** What a chunk of a remote takes from the host: modules by chunk, and how far each has come. */
export interface Consumption {
  chunkId: string;
  chunkMapping: Record<string, (string | number)[]>;
  /** 0 when it is there. */
  installedModules: Record<string, Promise<unknown> | 0>;
  promises: unknown[];
  webpackRequire: WebpackRequire;
}

/** Who requires the module next runs the factory. */
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
  // Never remembered: the next attempt asks the host anew.
  installing.catch(() => Reflect.deleteProperty(installedModules, id));
  promises.push(installing);
};

/** Before a chunk of a remote runs: brings every shared module that it imports. */
export const consumeShared = (consumption: Consumption) => {
  const { chunkId, chunkMapping, installedModules, promises } = consumption;
  for (const id of chunkMapping[chunkId] ?? [])
    if (id in installedModules) promises.push(installedModules[id]);
    else consume(consumption, id);
};
