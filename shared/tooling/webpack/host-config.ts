import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ConsumeSharedPlugin, ModuleFederationPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import type { Configuration } from 'webpack';
import { commonConfig, replaced, type BuildOptions } from './common.ts';
import { hostShared } from './shared-packages.ts';

const refreshHook = fileURLToPath(new URL('./refresh-hook.ts', import.meta.url));

/** The option below adds the CommonJS build of this plugin, which would bring a second copy of the runtime's core. */
const packaged = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced'));
const provider = packaged.resolve('@module-federation/inject-external-runtime-core-plugin');
const oneRuntime = { [provider]: provider.replace(/\.cjs$/, '.js') };

/** The host provides the shared packages and the federation runtime; it names no remote. */
export const hostConfig = (build: BuildOptions): Configuration => {
  const common = commonConfig(build);
  return {
    ...common,
    entry: { host: build.flavour === 'development' ? [refreshHook, './src/index.ts'] : './src/index.ts' },
    resolve: { ...common.resolve, alias: { ...replaced, ...oneRuntime } },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'host',
        dts: false,
        manifest: true,
        shareStrategy: 'loaded-first',
        // Remotes are registered by their entries, so there are no manifests to turn into snapshots.
        experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
      }),
      // Provided only: the host's own imports stay static, so webpack can concatenate them.
      new ProvideSharedPlugin({ shareScope: 'default', provides: hostShared() }),
      // Registers what is provided with the federation runtime; without it, webpack's own sharing does.
      new ConsumeSharedPlugin({ shareScope: 'default', consumes: {} }),
    ],
  };
};
