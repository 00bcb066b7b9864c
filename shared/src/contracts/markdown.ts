/** What formatted text may consist of; headings begin at h3, below the h2 of a section. */
export const MARKDOWN_TAGS = [
  ...(['p', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'ul', 'ol', 'li', 'pre', 'hr', 'br'] as const),
  ...(['strong', 'em', 'del', 'code', 'a', 'table', 'thead', 'tbody', 'tr', 'th', 'td'] as const),
] as const;

/** Text, or an element of formatted text. */
export type MarkdownNode =
  | string
  | {
      tag: (typeof MARKDOWN_TAGS)[number];
      children?: MarkdownNode[];
      /** Of a link: http, https or mailto. */
      href?: string;
      /** Of a numbered list that does not begin at 1. */
      start?: number;
      /** Of a table's cell. */
      align?: 'left' | 'center' | 'right';
    };

/** Whether a link of formatted text leads to a page or a mailbox, and nowhere else. */
export function isMarkdownLink(url: string): boolean {
  try {
    return ['https:', 'http:', 'mailto:'].includes(new URL(url).protocol);
  } catch {
    return false;
  }
}
