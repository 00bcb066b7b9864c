import { parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import { asPage, settled, type HtmlNode } from './html-tree.ts';

type Parent = DefaultTreeAdapterTypes.ParentNode;

const toNode = (node: DefaultTreeAdapterTypes.ChildNode): HtmlNode[] => {
  if ('value' in node) return [node.value];
  if (!('tagName' in node)) return [];
  const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
  return [{ name: node.tagName, attributes, children: node.childNodes.flatMap(toNode) }];
};

const childOf = (parent: Parent, name: string): Parent => {
  const child = parent.childNodes.find(({ nodeName }) => nodeName === name);
  return child && 'childNodes' in child ? child : parent;
};

const bodyOf = (html: string) => childOf(childOf(parse(asPage(html), { scriptingEnabled: false }), 'html'), 'body');

/** HTML as a tree, without a browser: parse5 follows the standard as browsers do, so both trees are the same. */
export const parseHtml = (html: string): HtmlNode[] =>
  bodyOf(settled(html, (text) => serialize(bodyOf(text)))).childNodes.flatMap(toNode);
