import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import type { RemoteDeclaration } from '@marketplace/shared/contracts';
import { commonConfig, type BuildOptions } from './common.ts';
import { OUTSIDE_FOLDER } from './outside-folder.ts';
import { chunkName, exposedName } from './exposed-names.ts';
import { outsideShared } from './shared-packages.ts';

/** What pages of other sites load: widgets, and pages that need no session. */
export const outsidePieces = ({ pages, widgets }: RemoteDeclaration) => [
  ...pages.filter(({ access }) => access === 'public').map(({ module, path }) => ({ file: module, path })),
  ...Object.values(widgets).map((file) => ({ file, path: '/' })),
];

const moduleOf = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`;

const exposesOf = (remote: RemoteDeclaration) =>
  outsidePieces(remote).flatMap(({ file, path }) => {
    const name = exposedName(file).replace('./', '');
    const component = moduleOf(`
      import Component from ${JSON.stringify(file)};
      import { outsidePiece } from '@marketplace/shared/outside';
      export default outsidePiece(Component, ${JSON.stringify({ app: remote.name, name, path })});`);
    const mount = moduleOf(`
      import Piece from ${JSON.stringify(component)};
      import { mountPiece } from '@marketplace/shared/outside';
      export default mountPiece(Piece);`);
    return [
      [`./${name}`, { import: component, name: chunkName(file) }],
      [`./mount/${name}`, { import: mount, name: `mount-${chunkName(file)}` }],
    ] as const;
  });

const session = moduleOf("export { signIn, signOut } from '@marketplace/shared/outside';");

const scopeTheme = {
  test: /theme\.css$/,
  loader: fileURLToPath(new URL('./scope-theme.ts', import.meta.url)),
};

/**
 * A remote for hosts that aren't ours: it brings the runtime, a fallback React, and what it uses of the shared package.
 */
export const outsideConfig = (build: BuildOptions, remote: RemoteDeclaration): Configuration => {
  const { output, module, optimization, cache, ...common } = commonConfig({
    ...build,
    outputPath: join(build.outputPath, OUTSIDE_FOLDER),
  });
  const name = build.app.replaceAll('-', '_');
  return {
    ...common,
    devtool: false,
    entry: {},
    output: { ...output, uniqueName: name },
    // A name would repeat the source of a generated module.
    optimization: { ...optimization, chunkIds: 'deterministic' },
    module: { ...module, rules: [...(module?.rules ?? []), scopeTheme] },
    plugins: [
      ...(common.plugins ?? []),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        exposes: { ...Object.fromEntries(exposesOf(remote)), './session': { import: session, name: 'session' } },
        shared: outsideShared(),
        dts: false,
        manifest: true,
        experiments: { optimization: { target: 'web' } },
      }),
    ],
    cache:
      typeof cache === 'object' && cache.type === 'filesystem' ? { ...cache, name: `${cache.name}-outside` } : false,
  };
};
