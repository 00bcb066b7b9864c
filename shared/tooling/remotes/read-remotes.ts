import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from '../release/workspace.ts';
import { loadRemoteDeclaration } from './load-declaration.ts';

/** A remote as named in lists. */
export interface Remote {
  name: string;
  team: string;
  /** What it owns: the `description` of its `package.json`. */
  owns: string;
  /** Paths of its pages. */
  paths: string[];
}

const readRemote = async (name: string, root: string): Promise<Remote> => {
  const { description = '' } = JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')) as {
    description?: string;
  };
  const { team, pages } = await loadRemoteDeclaration(name, root);
  return { name, team, owns: description, paths: pages.map(({ path }) => path) };
};

/** Every remote with a folder, in alphabetical order. */
export const readRemotes = (root = workspaceRoot): Promise<Remote[]> =>
  Promise.all(
    globSync('mfe-*/remote.ts', { cwd: root })
      .sort()
      .map((file) => readRemote(dirname(file), root)),
  );
