import { isDeepStrictEqual } from 'node:util';
import type { RemoteDeclaration } from '@marketplace/shared/contracts';
import webpack, { type Compiler } from 'webpack';

const PLUGIN = 'DeclarationPlugin';

interface Options {
  /** The remote's `remote.ts`. */
  file: string;
  read: () => Promise<RemoteDeclaration>;
  /** What this build was made for. */
  built: RemoteDeclaration;
  /** Called after a build, before its pages learn of it, if the declaration has changed. */
  onChange: (declaration: RemoteDeclaration) => void;
}

/** Watches `remote.ts` with the sources: an error in it is an error of the build, and a change is reported. */
export const declarationPlugin = ({ file, read, built, onChange }: Options) => ({
  apply: (compiler: Compiler) => {
    let known = built;
    let latest = built;
    let failure: Error | undefined;
    const readAgain = async () => {
      failure = undefined;
      latest = await read().catch((error: Error) => {
        failure = error;
        return latest;
      });
    };
    compiler.hooks.watchRun.tapPromise(PLUGIN, async ({ modifiedFiles }) => {
      // The first build knows of no changes: the file may have changed since it was read.
      if (!modifiedFiles || modifiedFiles.has(file)) await readAgain();
    });
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      compilation.fileDependencies.add(file);
      if (failure) compilation.errors.push(new webpack.WebpackError(failure.message));
    });
    compiler.hooks.done.tap(PLUGIN, () => {
      if (isDeepStrictEqual(latest, known)) return;
      known = latest;
      onChange(latest);
    });
  },
});
