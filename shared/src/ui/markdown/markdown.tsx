import { isMarkdownLink, MARKDOWN_TAGS } from '@marketplace/shared/contracts';
import { createElement, Fragment, type ReactNode } from 'react';
import styles from './markdown.module.css';

interface Props {
  /** `MarkdownNode`s, as the API sends them. Anything else is left out. */
  blocks: unknown[];
}

/** Formatted text of other people: paragraphs, headings from h3 on, lists, tables, code and safe links. */
export const Markdown = ({ blocks }: Props) => (
  <div className={styles.text} dir="auto">
    {contentOf(blocks)}
  </div>
);

const tags: ReadonlySet<unknown> = new Set(MARKDOWN_TAGS);

const contentOf = (nodes: unknown): ReactNode =>
  Array.isArray(nodes) ? nodes.map((node, index) => <Fragment key={index}>{elementOf(node)}</Fragment>) : undefined;

function elementOf(node: unknown): ReactNode {
  if (typeof node === 'string') return node;
  if (typeof node !== 'object' || node === null) return null;
  const { tag, children, href, start, align } = node as Record<string, unknown>;
  if (typeof tag !== 'string' || !tags.has(tag)) return null;
  const content = contentOf(children);
  switch (tag) {
    case 'a':
      return typeof href === 'string' && isMarkdownLink(href) ? (
        <a href={href} rel="noopener nofollow ugc">
          {content}
        </a>
      ) : (
        content
      );
    case 'br':
    case 'hr':
      return createElement(tag);
    case 'ol':
      return <ol start={typeof start === 'number' ? start : undefined}>{content}</ol>;
    // Both may be wider than the page, so they scroll and must be focusable.
    case 'pre':
      return (
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
        <pre tabIndex={0} dir="ltr">
          <code>{content}</code>
        </pre>
      );
    case 'table':
      return (
        // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
        <div className={styles.wide} tabIndex={0} role="group" aria-label="Table">
          <table>{content}</table>
        </div>
      );
    case 'th':
    case 'td':
      return createElement(tag, { 'data-align': align }, content);
    default:
      return createElement(tag, undefined, content);
  }
}
