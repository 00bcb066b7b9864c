import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { RemoteDeclaration } from '@marketplace/shared/contracts';
import { commonConfig, type BuildOptions } from './common.ts';
import { chunkName, containerGlobal, exposedName } from './exposed-names.ts';
import { remoteShared } from './shared-packages.ts';

export const remoteConfig = (build: BuildOptions, remote: RemoteDeclaration): Configuration => {
  const common = commonConfig(build);
  const files = [...remote.pages.map((page) => page.module), ...Object.values(remote.widgets)];
  return {
    ...common,
    entry: {},
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name: containerGlobal(build.app, build.buildKey),
        filename: 'entry.js',
        exposes: Object.fromEntries(files.map((file) => [exposedName(file), { import: file, name: chunkName(file) }])),
        shared: remoteShared(),
        dts: false,
        manifest: true,
        shareStrategy: 'loaded-first',
        // The host loads all remotes; a remote shows widgets of another by the host's functions.
        experiments: { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
    ],
  };
};
