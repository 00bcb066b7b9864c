import ts from 'typescript';
import type { ReadFile } from './source-graph.ts';

/** How a spec refers to a remote: by name, or by the first part of the path of one of its pages. */
const namesRemote = (remote: string, declaration: string) => {
  const paths = [...declaration.matchAll(/path: '\/([\w-]*)/g)].map(([, first = '']) => first);
  const words = [remote, ...paths.filter(Boolean)].join('|');
  const start = paths.includes('') ? "|visit\\(\\)|'/'" : '';
  return new RegExp(`['"\`/](?:${words})(?![\\w-])${start}`);
};

const isTestCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'test';

/** The top-level statements of a spec, and what each declares. */
const parse = (path: string, text: string) => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const declared = new Map<string, string>();
  for (const statement of file.statements) {
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => name.getText(file))
      : ts.isFunctionDeclaration(statement) && statement.name
        ? [statement.name.text]
        : [];
    for (const name of names) declared.set(name, statement.getText(file));
  }
  return { file, declared };
};

/** A statement with all helpers from its file that it uses, directly or indirectly. */
const withHelpers = (text: string, declared: ReadonlyMap<string, string>) => {
  const parts = new Set([text]);
  for (const part of parts)
    for (const [name, declaration] of declared) if (new RegExp(`\\b${name}\\b`).test(part)) parts.add(declaration);
  return [...parts].join('\n');
};

const testsIn = (statement: ts.Node, file: ts.SourceFile): number[] => {
  const own = isTestCall(statement) ? [file.getLineAndCharacterOfPosition(statement.getStart(file)).line + 1] : [];
  const inside: number[] = [];
  ts.forEachChild(statement, (child) => void inside.push(...testsIn(child, file)));
  return [...own, ...inside];
};

/** `spec.ts:12` of each test that visits pages matching this pattern; the file, if its tests depend on each other. */
export const testsThrough = (path: string, text: string, names: RegExp, read: ReadFile): string[] => {
  const { file, declared } = parse(path, text);
  const pages = read('e2e/fixtures/storefront-pages.ts') ?? '';
  if (/storefrontPages/.test(text)) declared.set('storefrontPages', pages);
  const lines = file.statements
    .filter((statement) => names.test(withHelpers(statement.getText(file), declared)))
    .flatMap((statement) => testsIn(statement, file));
  if (lines.length > 0 && /mode: '(serial|default)'/.test(text)) return [path];
  return lines.map((line) => `${path}:${line}`);
};

interface Sources {
  files: readonly string[];
  read: ReadFile;
  remotes: readonly string[];
}

/** Product code that every journey runs on: the host, the API and shared code. */
const isCommon = (file: string, remotes: readonly string[]) =>
  !/\.(test\.tsx?|md)$|(^|\/)(test|testing|bench)\//.test(file) &&
  !file.startsWith('e2e/') &&
  ['host/', 'api/', 'shared/src/', 'shared/package.json'].some((start) => file.startsWith(start)) &&
  !remotes.some((remote) => file.startsWith(`${remote}/`));

/** The browser tests that a change can affect: all, or files and lines. */
export const journeysThrough = (
  reached: ReadonlySet<string>,
  changed: readonly string[],
  { files, read, remotes }: Sources,
): 'all' | string[] => {
  if (reached.has('e2e/playwright.config.ts') || changed.some((file) => isCommon(file, remotes))) return 'all';
  const isShown = (file: string) => !/\.(test\.tsx?|md)$|\/testing\//.test(file);
  const affected = remotes.filter((remote) =>
    [...reached].some((file) => file.startsWith(`${remote}/`) && isShown(file)),
  );
  const patterns = affected.map((remote) => namesRemote(remote, read(`${remote}/remote.ts`) ?? ''));
  return files
    .filter((file) => file.startsWith('e2e/') && file.endsWith('.spec.ts'))
    .flatMap((spec) => {
      if (reached.has(spec)) return [spec];
      return [...new Set(patterns.flatMap((names) => testsThrough(spec, read(spec) ?? '', names, read)))];
    });
};
