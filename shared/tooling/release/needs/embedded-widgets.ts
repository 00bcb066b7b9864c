import ts from 'typescript';
import { ReleaseError } from '../release-error.ts';
import { eachNode } from './source-files.ts';

const attribute = (node: ts.JsxOpeningLikeElement, name: string) =>
  node.attributes.properties.find((one) => ts.isJsxAttribute(one) && one.name.getText() === name);

/** The names of the widgets that a file embeds. */
export const embeddedWidgets = (file: ts.SourceFile): string[] => {
  const found: string[] = [];
  eachNode(file, (node) => {
    if (!ts.isJsxOpeningElement(node) && !ts.isJsxSelfClosingElement(node)) return;
    if (node.tagName.getText() !== 'Widget') return;
    const name = attribute(node, 'name');
    const value = name && ts.isJsxAttribute(name) ? name.initializer : undefined;
    if (value && ts.isStringLiteral(value)) found.push(value.text);
    else
      throw new ReleaseError(`${file.fileName} embeds a widget without a literal name, so the build can't tell which.`);
  });
  return found;
};
