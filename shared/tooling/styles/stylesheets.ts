import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { applications, workspaceRoot } from '../release/workspace.ts';

/** A CSS module: the classes it defines, and those that its importers use. */
export interface Stylesheet {
  file: string;
  styled: Set<string>;
  named: Set<string>;
}

const folders = ['shared', ...applications].map((workspace) => join(workspaceRoot, workspace, 'src'));
const sources = () =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );

/** Finds classes in a stylesheet without its comments and declarations, which may contain dots in numbers. */
export const classesOf = (css: string): Set<string> => {
  const selectors = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\{[^{}]*\}/g, '{}');
  return new Set([...selectors.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
};

/** `styles.card` of each stylesheet that a source imports; all classes (`*`) if the name is computed. */
export const namesIn = (source: string): [path: string, name: string][] =>
  [...source.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, local, path = '']) =>
    [...source.matchAll(new RegExp(`(?<![\\w.'/-])${local}(?:\\.(\\w+)|\\[)`, 'g'))].map(
      ([, name = '*']): [string, string] => [path, name],
    ),
  );

export const readStylesheets = (): Stylesheet[] => {
  const files = sources();
  const sheets = new Map(
    files
      .filter((file) => file.endsWith('.module.css'))
      .map((file) => [file, { file, styled: classesOf(readFileSync(file, 'utf8')), named: new Set<string>() }]),
  );
  for (const file of files.filter((name) => /\.tsx?$/.test(name)))
    for (const [path, name] of namesIn(readFileSync(file, 'utf8')))
      sheets.get(join(dirname(file), path))?.named.add(name);
  return [...sheets.values()];
};
