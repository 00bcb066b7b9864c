import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const isTest = /(^|\/)testing\/|\.test\.tsx?$/;

/** The parsed sources of a folder, without tests. */
export const parseSources = (folder: string): ts.SourceFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.tsx?$/.test(name) && !isTest.test(name))
    .sort()
    .map((name) => parseSource(join(folder, name)));

export const parseSource = (path: string) =>
  ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);

/** Every node of a file, in the order of the text. */
export const eachNode = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  ts.forEachChild(node, (child) => eachNode(child, visit));
};
