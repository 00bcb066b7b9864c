import { parseInert } from '@marketplace/shared/reading';
import { asPage, settled, type HtmlNode } from './html-tree.ts';

const toNode = (node: Node): HtmlNode[] => {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element)) return [];
  const attributes = new Map([...node.attributes].map(({ name, value }) => [name, value]));
  return [{ name: node.localName, attributes, children: toNodes(node) }];
};

const toNodes = ({ childNodes }: Node): HtmlNode[] => [...childNodes].flatMap(toNode);

const bodyOf = (html: string) => parseInert(asPage(html)).body;

/** HTML as a tree, through the browser's own parser. */
export const parseHtml = (html: string): HtmlNode[] => toNodes(bodyOf(settled(html, (text) => bodyOf(text).innerHTML)));
