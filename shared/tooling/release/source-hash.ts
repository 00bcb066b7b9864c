import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Application } from './workspace.ts';
import { workspaceRoot } from './workspace.ts';

const ignored = /^(node_modules|dist|edge|testing|decisions|cli|jest|eslint)$|\.test\.tsx?$|\.md$/;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !ignored.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });

/** The host is built from the shared package; a remote only from its types and its build. */
const foldersOf = (app: Application) =>
  app === 'host'
    ? ['host', 'shared']
    : [app, 'shared/tooling/webpack', 'shared/tooling/release', 'shared/tooling/tsconfig', 'shared/src/contracts'];

/** A hash of everything that an application is built from: equal sources give equal hashes. */
export const sourceHash = (app: Application, flavour: string, root = workspaceRoot): string => {
  const hash = createHash('sha256').update(flavour);
  const roots = foldersOf(app).flatMap((folder) => filesBelow(join(root, folder)));
  const lists = ['pnpm-lock.yaml', 'shared/package.json', 'shared/tooling/package.json'];
  const files = [...roots, ...lists.map((list) => join(root, list))];
  for (const file of files) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
};
