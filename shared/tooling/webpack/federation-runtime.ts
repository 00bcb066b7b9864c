import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
/** What the plugin puts into every build: here each build gets its own. */
const packaged = createRequire(require.resolve('@module-federation/enhanced/webpack')).resolve(
  '@module-federation/webpack-bundler-runtime/bundler',
);

/** The host carries the parts of the federation runtime that are used; a remote takes the host's. */
export const runtimeAlias = (build: 'host' | 'remote') => ({
  [packaged]: fileURLToPath(new URL(`./runtime/${build}-runtime.ts`, import.meta.url)),
});

/** The host loads remotes itself (`host/src/federation`), by the contract of containers. */
export const runtimeParts = { disableRemote: true, disableSnapshot: true, target: 'web' } as const;
