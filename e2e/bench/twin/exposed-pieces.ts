import { join } from 'node:path';
import type { RemoteDeclaration } from '../../../shared/src/contracts/remote.ts';
import { exposedName } from '../../../shared/tooling/webpack/exposed-names.ts';
import { workspaceRoot } from '../../../shared/tooling/release/workspace.ts';

/** A page or widget, with its chunk in the twin. */
export interface TwinPiece {
  remote: string;
  expose: string;
  /** The path of its source. */
  file: string;
  chunk: string;
}

/** The twin's piece for a file that a remote exposes. */
export const pieceOf = (remote: string, file: string): TwinPiece => {
  const expose = exposedName(file);
  return {
    remote,
    expose,
    file: join(workspaceRoot, remote, file),
    chunk: `${remote}-${expose.replace('./', '').replaceAll('/', '-')}`,
  };
};

/** Everything that the remotes expose. */
export const exposedPieces = (remotes: RemoteDeclaration[]): TwinPiece[] =>
  remotes.flatMap(({ name, pages, widgets }) =>
    [...pages.map(({ module }) => module), ...Object.values(widgets)].map((file) => pieceOf(name, file)),
  );
