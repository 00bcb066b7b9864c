import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { runtimeEntries } from '../../webpack/shared-packages.ts';
import { parseSource } from './source-files.ts';

const sharedFolder = fileURLToPath(new URL('../../../', import.meta.url));

const namesOf = (clause: ts.NamedExports) =>
  clause.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);

const hasExport = (node: ts.Node) =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

const declaredNames = (node: ts.Statement): string[] => {
  if (!hasExport(node)) return [];
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.map(({ name }) => name.getText());
  const named = ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node) || ts.isEnumDeclaration(node);
  return named && node.name ? [node.name.text] : [];
};

/** The values that a module exports. */
const exportedNames = (path: string): string[] =>
  parseSource(path).statements.flatMap((node) => {
    if (!ts.isExportDeclaration(node)) return declaredNames(node);
    if (node.isTypeOnly) return [];
    if (node.exportClause) return ts.isNamedExports(node.exportClause) ? namesOf(node.exportClause) : [];
    const from = node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';
    return from.startsWith('.') ? exportedNames(join(dirname(path), from)) : [];
  });

/** By entry of the shared package: the names that remotes get from the host. */
export const readProvided = (folder = sharedFolder): Record<string, string[]> => {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports: Record<string, string>;
  };
  return Object.fromEntries(
    runtimeEntries.map((entry) => {
      const names = new Set(exportedNames(join(folder, exports[entry] ?? '')));
      return [entry.replace('.', name), [...names].sort()];
    }),
  );
};
