import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { commonConfig, type BuildOptions } from './common.ts';
import { hostShared } from './shared-packages.ts';

const require = createRequire(import.meta.url);
/** Hands the federation runtime to the remotes. As CommonJS, which the plugin asks for, it would bring that a second time. */
const runtimeProvider = createRequire(require.resolve('@module-federation/enhanced/webpack')).resolve(
  '@module-federation/inject-external-runtime-core-plugin',
);

const refreshHook = fileURLToPath(new URL('./refresh-hook.ts', import.meta.url));

/** The host provides the shared packages and the federation runtime; it names no remote. */
export const hostConfig = (build: BuildOptions): Configuration => {
  const common = commonConfig(build);
  return {
    ...common,
    entry: { host: build.flavour === 'development' ? [refreshHook, './src/index.ts'] : './src/index.ts' },
    resolve: { ...common.resolve, alias: { [runtimeProvider]: runtimeProvider.replace(/\.cjs$/, '.js') } },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: 'host',
        shared: hostShared(),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: true,
        experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
      }),
    ],
  };
};
