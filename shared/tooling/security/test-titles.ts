import ts from 'typescript';

const kinds = new Set(['it', 'test', 'describe']);

/** `it` of `it('…')`, `it.each([…])('…')` and `test.describe('…')`; nothing of `it.skip('…')`. */
function calledKind(expression: ts.Expression): string | undefined {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isCallExpression(expression)) return calledKind(expression.expression);
  if (ts.isTaggedTemplateExpression(expression)) return calledKind(expression.tag);
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  return ['skip', 'todo', 'fixme'].includes(expression.name.text) ? undefined : calledKind(expression.expression);
}

function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node) || !kinds.has(calledKind(node.expression) ?? '')) return undefined;
  const [title] = node.arguments;
  return title && ts.isStringLiteralLike(title) ? title.text : undefined;
}

/**
 * The titles of a file's tests and of their groups.
 * @param file its name: `<T>` means something else in a .tsx
 */
export function testTitles(file: string, source: string): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node) => {
    const title = titleOf(node);
    if (title !== undefined) titles.push(title);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true));
  return titles;
}
