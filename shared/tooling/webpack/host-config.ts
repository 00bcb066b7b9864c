import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin, ProvideSharedPlugin } from '@module-federation/enhanced';
import type { Configuration } from 'webpack';
import { commonConfig, replaced, type BuildOptions } from './common.ts';
import { runtimeAlias, runtimeParts } from './federation-runtime.ts';
import { hostShared } from './shared-packages.ts';

const refreshHook = fileURLToPath(new URL('./refresh-hook.ts', import.meta.url));

/** The host provides the shared packages and the federation runtime; it names no remote. */
export const hostConfig = (build: BuildOptions): Configuration => {
  const common = commonConfig(build);
  return {
    ...common,
    entry: { host: build.flavour === 'development' ? [refreshHook, './src/index.ts'] : './src/index.ts' },
    resolve: { ...common.resolve, alias: { ...replaced, ...runtimeAlias('host') } },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'host',
        dts: false,
        manifest: true,
        experiments: { optimization: runtimeParts },
      }),
      // Provided only: the host's own imports stay static, so webpack can concatenate them.
      new ProvideSharedPlugin({ shareScope: 'default', provides: hostShared() }),
    ],
  };
};
