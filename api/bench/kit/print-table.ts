/** A Markdown table with aligned columns; all but the first are figures. */
export function tableText(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(...[title, ...rows.map((row) => row[column] ?? '')].map(widthOf)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => pad(cell, widths[column] ?? 0, column > 0)).join(' | ')} |`;
  const rule = widths.map((width, column) => (column > 0 ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

export const printTable = (head: string[], rows: string[][]): void => console.log(tableText(head, rows));

const widthOf = (text: string) => text.length;
const pad = (text: string, width: number, isFigure: boolean) => (isFigure ? text.padStart(width) : text.padEnd(width));
