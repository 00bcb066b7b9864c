import ts from 'typescript';

export interface Found {
  line: number;
  text: string;
}

/** Attributes whose values nobody reads. */
const codeAttributes =
  /^(className|id|htmlFor|role|type|name|autoComplete|href|to|src|srcSet|sizes|media|d|viewBox|transform|points|fill|stroke|rel|target|key|style|as|variant|size|data-.*|aria-(?!label$|description$|placeholder$|roledescription$|valuetext$).*)$/;

const isRead = (text: string) =>
  /\p{L}{2,}[^\p{L}]*\s\S/u.test(text) || /^\p{Lu}\p{Ll}+[.:!?…]?$/u.test(text) || /\w \{…\}|\{…\} \w/.test(text);

const looksLikeCode = (text: string) =>
  /^(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|WITH|BEGIN)\b/.test(text) ||
  /[;{] *$|[^…]\} *$|=>|^[\w-]+: [\w-]+;|::|\$\d|^\(|--[a-z]/.test(text);

const skipped = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isTaggedTemplateExpression(node) ||
  ts.isInterfaceDeclaration(node) ||
  (ts.isJsxAttribute(node) && codeAttributes.test(node.name.getText()));

/** What is written in a node, with values as `{…}`; undefined if it isn't text. */
const textOf = (node: ts.Node): string | undefined => {
  if (ts.isJsxText(node) || ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{…}${literal.text}`).join('');
};

/** The parts of an element's sentence, in which values and inner elements are one string. */
const sentenceOf = (node: ts.JsxElement | ts.JsxFragment): string | undefined => {
  const hasWords = node.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text));
  if (!hasWords) return undefined;
  return node.children
    .map((child) => {
      if (ts.isJsxText(child)) return child.text;
      if (ts.isJsxExpression(child)) return child.expression ? (textOf(child.expression) ?? '{…}') : '';
      return ts.isJsxElement(child) ? (sentenceOf(child) ?? '{…}') : '{…}';
    })
    .join('');
};

/**
 * The strings of a source file that a person may read, with their lines. It errs on the side of too many: a string that
 * only code reads does no harm in the list, while a missing one is never reviewed.
 */
export const readStrings = (file: string, source: string): Found[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: Found[] = [];
  const add = (node: ts.Node, written: string) => {
    const text = written.replace(/\s+/g, ' ').trim();
    if (!isRead(text) || looksLikeCode(text)) return;
    found.push({ line: tree.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
  };
  const visit = (node: ts.Node): void => {
    if (skipped(node)) return;
    const sentence = ts.isJsxElement(node) || ts.isJsxFragment(node) ? sentenceOf(node) : undefined;
    if (sentence !== undefined) add(node, sentence);
    const text = ts.isJsxText(node) ? undefined : textOf(node);
    if (text !== undefined) add(node, text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
};
