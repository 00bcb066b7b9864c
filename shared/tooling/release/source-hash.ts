import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { lockedPackages } from './locked-packages.ts';
import { widgetProps } from './needs/widget-props.ts';
import type { Application } from './workspace.ts';
import { workspaceRoot } from './workspace.ts';

const ignored = /^(\.cache|node_modules|dist|edge|testing|Dockerfile|jest\.config\.mjs)$|\.test\.tsx?$|\.md$/;

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !ignored.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });

/** All are built from the shared package: the host provides it, and a remote brings what it uses to other sites. */
const foldersOf = (app: Application) => [
  app,
  'shared/src',
  ...['webpack', 'release', 'tsconfig'].map((folder) => `shared/tooling/${folder}`),
];

/** A hash of everything that an application is built from: equal sources give equal hashes. */
export const sourceHash = (app: Application, flavour: string, root = workspaceRoot): string => {
  const hash = createHash('sha256').update(flavour);
  const paths = foldersOf(app).flatMap((folder) => filesBelow(join(root, folder)));
  const files = [...paths, join(root, 'shared/package.json')].map((path) => ({ path, content: readFileSync(path) }));
  for (const { path, content } of files) hash.update(relative(root, path)).update('\0').update(content).update('\0');
  // A release describes the props of the widgets it embeds.
  for (const [name, props] of Object.entries(widgetProps(root)))
    if (files.some(({ content }) => content.includes(`"${name}"`))) hash.update(`${name} ${props}\0`);
  hash.update(lockedPackages([app, 'shared', 'shared/tooling'], root).join('\n'));
  return hash.digest('hex').slice(0, 12);
};
