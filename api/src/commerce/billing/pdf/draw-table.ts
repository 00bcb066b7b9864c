import type { BillingDocument, DocumentColumn } from '../invoice-document.ts';
import { drawRule } from './draw-rule.ts';
import { contentWidth, page, styles } from './paper.ts';
import { group, tagged } from './structure.ts';
import { drawBlock, layOut, type Paper, type TextBlock, type TextStyle } from './text-block.ts';

type Element = PDFKit.PDFStructureElement;

const padding = 6;
/** The usual size of rows first. */
const sizes = [styles.text.size, 8.5, 7.5, 6.5];
/** Space between two columns. */
const gutter = 8;

/** The lines, with the heading repeated on every page. Returns where it ends. */
export function drawTable(
  paper: Paper,
  parent: Element,
  { columns, rows }: Pick<BillingDocument, 'columns' | 'rows'>,
  top: number,
): number {
  const rest = contentWidth - columns.reduce((sum, { width }) => sum + width, 0);
  const wide = columns.map((column) => ({ ...column, width: column.width || rest }));
  const heading = layOutRow(paper, 'TH', wide, styles.label);
  let y = top;
  group(paper.doc, parent, 'Table', (table) => {
    y = drawRow(paper, table, heading, y);
    for (const row of layOutRows(paper, wide, rows)) {
      if (y + row.height > page.bottom) {
        paper.doc.addPage();
        y = drawRow(paper, table, heading, page.margin);
      }
      y = drawRow(paper, table, row, y);
    }
  });
  return y;
}

interface Row {
  tag: 'TH' | 'TD';
  cells: TextBlock[];
  height: number;
}

/** In the largest text that breaks no number. */
function layOutRows(paper: Paper, columns: DocumentColumn[], rows: string[][]): Row[] {
  const cellsOf = (one: string[]) => columns.map((column, index) => ({ ...column, title: one[index] ?? '' }));
  const laidOut = (size: number) => rows.map((one) => layOutRow(paper, 'TD', cellsOf(one), { ...styles.text, size }));
  const isWhole = ({ lines, style }: TextBlock) => style.align !== 'right' || lines.length === 1;
  const fits = (size: number) => laidOut(size).every(({ cells }) => cells.every(isWhole));
  return laidOut(sizes.find(fits) ?? styles.text.size);
}

function layOutRow(paper: Paper, tag: Row['tag'], texts: DocumentColumn[], style: TextStyle): Row {
  const cells = texts.map(({ title, width, align }) => layOut(paper, title, width - gutter, { ...style, align }));
  return { tag, cells, height: Math.max(...cells.map(({ height }) => height)) + 2 * padding };
}

/** Returns where it ends. */
function drawRow(paper: Paper, table: Element, { tag, cells, height }: Row, y: number): number {
  const { doc } = paper;
  group(doc, table, 'TR', (row) => {
    let x = page.margin;
    for (const cell of cells) {
      const left = cell.style.align === 'right' ? x + gutter : x;
      tagged(doc, row, tag, () => drawBlock(paper, cell, left, y + padding));
      x += cell.width + gutter;
    }
  });
  drawRule(doc, page.margin, y + height, contentWidth);
  return y + height;
}
