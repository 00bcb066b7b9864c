import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
/** The plugin adds its runtime to every build; here each build gets ours. */
const packaged = createRequire(require.resolve('@module-federation/enhanced/webpack')).resolve(
  '@module-federation/webpack-bundler-runtime/bundler',
);

/** The host brings the parts of the federation runtime we use; remotes use the host's. */
export const runtimeAlias = (build: 'host' | 'remote') => ({
  [packaged]: fileURLToPath(new URL(`./runtime/${build}-runtime.ts`, import.meta.url)),
});

/** The host loads remotes itself (`host/src/federation`), by the container protocol. */
export const runtimeParts = { disableRemote: true, disableSnapshot: true, target: 'web' } as const;
