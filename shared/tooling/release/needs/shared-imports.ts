import ts from 'typescript';

const PACKAGE = '@marketplace/shared/';

const isValue = (specifier: ts.ImportSpecifier | ts.ExportSpecifier) => !specifier.isTypeOnly;
const nameOf = ({ propertyName, name }: ts.ImportSpecifier | ts.ExportSpecifier) => (propertyName ?? name).text;

/** Values that a declaration imports; types are erased from a build. */
const importedNames = (node: ts.ImportDeclaration | ts.ExportDeclaration): string[] => {
  if (ts.isImportDeclaration(node)) {
    const bindings = node.importClause?.namedBindings;
    if (node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
    return bindings && ts.isNamedImports(bindings) ? bindings.elements.filter(isValue).map(nameOf) : [];
  }
  if (node.isTypeOnly || !node.exportClause || !ts.isNamedExports(node.exportClause)) return [];
  return node.exportClause.elements.filter(isValue).map(nameOf);
};

/** By entry of the shared package: the names that a file needs at run time. */
export const sharedImports = (file: ts.SourceFile): [entry: string, names: string[]][] =>
  file.statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return [];
    const from = node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : '';
    const names = importedNames(node);
    return from.startsWith(PACKAGE) && names.length > 0 ? [[from, names] satisfies [string, string[]]] : [];
  });
