import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteDeclaration } from '../../../shared/src/contracts/remote.ts';
import { precompress } from '../../../shared/tooling/release/precompress.ts';
import { listFiles } from '../../../shared/tooling/release/file-list.ts';
import { runWebpack } from '../../../shared/tooling/release/run-webpack.ts';
import { workspaceRoot } from '../../../shared/tooling/release/workspace.ts';
import { exposedPieces } from './exposed-pieces.ts';
import { loaderSource } from './loader-source.ts';
import { twinConfig } from './twin-config.ts';

export interface TwinBuild {
  folder: string;
  /** What every page loads, in order. */
  entry: string[];
  files: ReturnType<typeof listFiles>;
  /** The files that a chunk needs besides the entry, including itself. */
  filesOf: (chunk: string) => string[];
}

/** Has the same path in each build, so that the compiler's cache works. */
const loader = join(workspaceRoot, '.cache/bench/twin-loader.js');

/** Builds the twin into a folder, with compressed variants as in a release. */
export const buildTwin = async (folder: string, remotes: RemoteDeclaration[]): Promise<TwinBuild> => {
  await mkdir(dirname(loader), { recursive: true });
  await writeFile(loader, loaderSource(exposedPieces(remotes)));
  const config = twinConfig(folder, loader);
  const { entrypoints, namedChunkGroups } = await runWebpack(config);
  const entry = entrypoints.get('host')?.getFiles() ?? [];
  const files = listFiles(folder);
  await precompress(folder, Object.keys(files));
  const filesOf = (chunk: string) => {
    const found = namedChunkGroups.get(chunk)?.getFiles();
    if (!found) throw new Error(`The twin has no chunk ${chunk}.`);
    return found;
  };
  return { folder, entry, files, filesOf };
};
