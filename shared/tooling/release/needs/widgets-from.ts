import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { embeddedWidgets } from './embedded-widgets.ts';
import { eachNode, parseSource } from './source-files.ts';

/** The text of a module's name, whether it is imported now or later. */
const importedName = (node: ts.Node) => {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  const isLater = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return isLater ? node.arguments[0] : undefined;
};

const importedFiles = (file: ts.SourceFile) => {
  const found: string[] = [];
  eachNode(file, (node) => {
    const name = importedName(node);
    if (name && ts.isStringLiteral(name) && /^\..*\.tsx?$/.test(name.text))
      found.push(join(dirname(file.fileName), name.text));
  });
  return found.filter((path) => existsSync(path));
};

/** The widgets that a module embeds, itself or in the files of its application that it imports. */
export const widgetsFrom = (path: string): string[] => {
  const seen = new Set<string>();
  const visit = (one: string): string[] => {
    if (seen.has(one)) return [];
    seen.add(one);
    const file = parseSource(one);
    return [...embeddedWidgets(file), ...importedFiles(file).flatMap(visit)];
  };
  return [...new Set(visit(path))].sort();
};
