import ts from 'typescript';
import { eachNode } from './source-files.ts';

/** A path of the storefront, made of names only. */
const looksLikePath = /^\/(?:[A-Za-z][\w-]*|:x)(?:\/(?:[\w-]+|:x))*$/;

/** Text from the sources; what is inserted at run time becomes `:x`. */
const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `:x${literal.text}`).join('');
};

/** Paths that a file may link to: anything that looks like one. The release set knows which are pages. */
export const links = (file: ts.SourceFile): string[] => {
  const found = new Set<string>();
  eachNode(file, (node) => {
    const [path = ''] = (textOf(node) ?? '').split(/[?#]/);
    if (looksLikePath.test(path)) found.add(path);
  });
  return [...found];
};
