import { createInstance, init } from '@module-federation/runtime';
import { attachShareScopeMap } from '@module-federation/webpack-bundler-runtime/dist/attachShareScopeMap.js';
import { consumes } from '@module-federation/webpack-bundler-runtime/dist/consumes.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { initializeSharing } from '@module-federation/webpack-bundler-runtime/dist/initializeSharing.js';
import { installInitialConsumes } from '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js';

type Options = Parameters<typeof init>[0];
interface Build {
  webpackRequire: { federation: { initOptions: Options } };
}

const parts = { consumes, I: initializeSharing, S: {}, installInitialConsumes };

/** What the entries of remotes take instead of bringing it (`remote-runtime.ts`). */
const forRemotes = {
  runtime: {},
  bundlerRuntime: {
    ...parts,
    initContainerEntry,
    // Each run of an entry has an instance of its own.
    init: ({ webpackRequire }: Build) => createInstance(webpackRequire.federation.initOptions),
  },
  attachShareScopeMap,
};
Reflect.set(globalThis, 'marketplaceFederation', forRemotes);

/** The federation runtime of the host's build. */
export default {
  runtime: {},
  bundlerRuntime: { ...parts, init: ({ webpackRequire }: Build) => init(webpackRequire.federation.initOptions) },
  attachShareScopeMap,
};
