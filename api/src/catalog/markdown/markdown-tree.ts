import { isMarkdownLink, type MarkdownNode } from '@marketplace/shared/contracts';
import type { Heading, ListItem, Nodes, Table } from 'mdast';
import { parseMarkdown } from './parse-markdown.ts';
import { textOf } from './plain-text.ts';

type Element = Exclude<MarkdownNode, string>;

/** Deeper quotes and lists become plain text. */
const maxDepth = 12;

/**
 * A Markdown text as a small tree for `<Markdown>`. HTML in it is text, pictures become links, and links to anything
 * but a page or a mailbox become their text.
 */
export function markdownTree(markdown: string): MarkdownNode[] {
  const root = parseMarkdown(markdown);
  const depths = root.children.flatMap((node) => (node.type === 'heading' ? [node.depth] : []));
  const links = new Map(
    root.children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url]] : [])),
  );
  return childrenOf(root, { top: Math.min(6, ...depths), links, depth: 0, isInLink: false });
}

interface Context {
  /** The depth of the highest heading, which becomes an h3. */
  top: number;
  /** URLs by the name of their definition. */
  links: Map<string, string>;
  depth: number;
  isInLink: boolean;
}

function childrenOf(node: Nodes, context: Context): MarkdownNode[] {
  if (!('children' in node)) return [];
  const inner = { ...context, depth: context.depth + 1 };
  if (inner.depth > maxDepth) return [textOf(node)];
  return node.children.flatMap((child) => treeOf(child, inner));
}

function treeOf(node: Nodes, context: Context): MarkdownNode[] {
  const holding = (tag: Element['tag'], rest: Partial<Element> = {}): MarkdownNode[] => [
    { tag, ...rest, children: childrenOf(node, context) },
  ];
  switch (node.type) {
    case 'text':
      return [node.value];
    case 'paragraph':
      return holding('p');
    case 'heading':
      return holding(headingTag(node, context));
    case 'emphasis':
      return holding('em');
    case 'strong':
      return holding('strong');
    case 'delete':
      return holding('del');
    case 'blockquote':
      return holding('blockquote');
    case 'list':
      return holding(node.ordered ? 'ol' : 'ul', node.ordered && node.start !== 1 ? { start: node.start ?? 1 } : {});
    case 'listItem':
      return [{ tag: 'li', children: itemContent(node, context) }];
    case 'table':
      return [tableOf(node, context)];
    case 'inlineCode':
      return [{ tag: 'code', children: [node.value] }];
    case 'code':
      return [{ tag: 'pre', children: [node.value] }];
    case 'html':
      return context.depth === 1 ? [{ tag: 'p', children: [node.value] }] : [node.value];
    case 'break':
    case 'thematicBreak':
      return [{ tag: node.type === 'break' ? 'br' : 'hr' }];
    case 'link':
      return linkOf(node.url, childrenOf(node, { ...context, isInLink: true }), context);
    case 'linkReference':
      return linkOf(context.links.get(node.identifier), childrenOf(node, { ...context, isInLink: true }), context);
    case 'image':
      return linkOf(node.url, [node.alt || node.url], context);
    case 'imageReference': {
      const url = context.links.get(node.identifier);
      return linkOf(url, [node.alt || url || ''], context);
    }
    case 'footnoteReference':
      return [`[${node.label ?? node.identifier}]`];
    case 'footnoteDefinition':
      return [`[${node.label ?? node.identifier}] `, ...childrenOf(node, context)];
    default:
      return [];
  }
}

const headingTag = ({ depth }: Heading, { top }: Context): Element['tag'] =>
  (['h3', 'h4', 'h5', 'h6'] as const)[depth - top] ?? 'h6';

/** The items of a tight list have no paragraphs. */
function itemContent(item: ListItem, context: Context): MarkdownNode[] {
  const content = childrenOf(item, context).flatMap((node) =>
    !item.spread && typeof node === 'object' && node.tag === 'p' ? (node.children ?? []) : [node],
  );
  return typeof item.checked === 'boolean' ? [item.checked ? '☑ ' : '☐ ', ...content] : content;
}

function tableOf({ children: [head, ...rows], align }: Table, context: Context): Element {
  const rowOf = (row: Table['children'][number], tag: 'th' | 'td'): Element => ({
    tag: 'tr',
    children: row.children.map((cell, index) => {
      const side = align?.[index];
      return { tag, ...(side && { align: side }), children: childrenOf(cell, context) };
    }),
  });
  return {
    tag: 'table',
    children: [
      ...(head ? [{ tag: 'thead' as const, children: [rowOf(head, 'th')] }] : []),
      ...(rows.length > 0 ? [{ tag: 'tbody' as const, children: rows.map((row) => rowOf(row, 'td')) }] : []),
    ],
  };
}

function linkOf(url: string | undefined, children: MarkdownNode[], { isInLink }: Context): MarkdownNode[] {
  return url === undefined || isInLink || !isMarkdownLink(url) ? children : [{ tag: 'a', href: url, children }];
}
