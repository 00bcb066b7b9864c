import { join } from 'node:path';
import { workspaceRoot } from '../../../shared/tooling/release/workspace.ts';
import { commonConfig, replaced } from '../../../shared/tooling/webpack/common.ts';

type Configuration = ReturnType<typeof commonConfig>;

/** One build of the host and every page and widget, without federation; `loader` replaces the loader of remotes. */
export const twinConfig = (outputPath: string, loader: string): Configuration => {
  const root = join(workspaceRoot, 'host');
  const common = commonConfig({ root, app: 'twin', outputPath, flavour: 'production', buildKey: 'twin' });
  return {
    ...common,
    entry: { host: './src/bootstrap.tsx' },
    resolve: { ...common.resolve, alias: { ...replaced, [join(root, 'src/federation/remotes.ts')]: loader } },
  };
};
