import ts from 'typescript';
import { propsFit } from '../gate/props-fit.ts';
import { ReleaseError } from '../release-error.ts';
import { workspaceRoot } from '../workspace.ts';
import { parseSource } from './source-files.ts';

/**
 * What is declared with a component: the type of its props or its own, '{}' for no props, undefined for anything else.
 */
const annotationOf = ({ statements }: ts.SourceFile): string | undefined => {
  const isDefault = ({ modifiers }: ts.FunctionDeclaration) =>
    modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword);
  const component = statements.filter(ts.isFunctionDeclaration).find(isDefault);
  if (component) return component.parameters[0] ? component.parameters[0].type?.getText() : '{}';
  const exported = statements.find(ts.isExportAssignment)?.expression.getText();
  const variables = statements.filter(ts.isVariableStatement).flatMap((one) => one.declarationList.declarations);
  return variables.find(({ name }) => name.getText() === exported)?.type?.getText();
};

const optionsOf = () => {
  const path = `${workspaceRoot}/shared/tooling/tsconfig/workspace.json`;
  return ts.parseJsonConfigFileContent(
    ts.readConfigFile(path, ts.sys.readFile.bind(ts.sys)).config,
    ts.sys,
    `${path}/..`,
  ).options;
};

const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** Writes a type without the names of its file, which other teams' tools don't know; a recursive type ends in any. */
const spellOut = (checker: ts.TypeChecker, type: ts.Type, at: ts.Node, depth = 0): string => {
  const spell = (part: ts.Type) => spellOut(checker, part, at, depth + 1);
  if (depth > 6) return 'any';
  if (type.isUnionOrIntersection() && !(type.flags & ts.TypeFlags.Boolean) && !type.aliasSymbol)
    return type.types.map(spell).join(type.isUnion() ? ' | ' : ' & ');
  const element = checker.isArrayType(type) ? type.getNumberIndexType() : undefined;
  if (element) return `(${spell(element)})[]`;
  const isOwn = type.getSymbol()?.declarations?.some((one) => !one.getSourceFile().fileName.includes('/node_modules/'));
  if (!isOwn || type.getCallSignatures().length > 0) {
    const text = checker.typeToString(type, at, FORMAT);
    return text.includes('=>') ? `(${text})` : text;
  }
  const members = type.getProperties().map((member) => {
    const optional = member.flags & ts.SymbolFlags.Optional ? '?' : '';
    return `${member.name}${optional}: ${spell(checker.getTypeOfSymbol(member))}`;
  });
  return `{ ${members.join('; ')} }`;
};

/** What TypeScript says about the default export, in a separate program, which takes seconds. */
const inferred = (path: string): string => {
  const program = ts.createProgram([path], { ...optionsOf(), types: [] });
  const file = program.getSourceFile(path);
  const checker = program.getTypeChecker();
  const exports = file && checker.getSymbolAtLocation(file)?.exports;
  const component = exports?.get(ts.InternalSymbolName.Default);
  if (!file || !component) throw new ReleaseError(`${path} has no default export.`);
  const props = checker.getTypeOfSymbol(component).getCallSignatures()[0]?.parameters[0];
  return props ? spellOut(checker, checker.getTypeOfSymbol(props), file) : '{}';
};

/**
 * The type of a widget's props, of the component itself.
 * @param declared in its `remote.ts`: what others are compiled against
 * @throws ReleaseError if the component does not accept what is declared
 */
export const ownProps = (path: string, name: string, declared: string): string => {
  const annotation = annotationOf(parseSource(path))?.replaceAll('"', "'") ?? '';
  if ([`WidgetProps['${name}']`, `WidgetComponent<'${name}'>`].includes(annotation)) return declared;
  const own = annotation === '{}' ? '{}' : inferred(path);
  if (propsFit(declared, own)) return own;
  throw new ReleaseError(`${path} takes the props ${own}, but remote.ts declares ${declared} for ${name}.`);
};
