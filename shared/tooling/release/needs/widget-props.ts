import { globSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { workspaceRoot } from '../workspace.ts';
import { eachNode, parseSource } from './source-files.ts';

const membersOf = (file: ts.SourceFile): ts.PropertySignature[] => {
  const members: ts.PropertySignature[] = [];
  eachNode(file, (node) => {
    if (ts.isInterfaceDeclaration(node) && node.name.text === 'WidgetProps')
      members.push(...node.members.filter(ts.isPropertySignature));
  });
  return members;
};

/** Every widget that a remote declares in its `remote.ts`, with the type of its props, in one line. */
export const widgetProps = (root = workspaceRoot): Record<string, string> =>
  Object.fromEntries(
    globSync('mfe-*/remote.ts', { cwd: root })
      .sort()
      .flatMap((path) => membersOf(parseSource(join(root, path))))
      .map(({ name, type }) => [
        ts.isStringLiteral(name) ? name.text : name.getText(),
        type?.getText().replace(/\s+/g, ' ') ?? '{}',
      ]),
  );
