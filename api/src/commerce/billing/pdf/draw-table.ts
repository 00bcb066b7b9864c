import type { DocumentRow } from '../invoice-document.ts';
import { drawRule } from './draw-rule.ts';
import { contentWidth, page, styles } from './paper.ts';
import { group, tagged } from './structure.ts';
import { drawBlock, layOut, type Paper, type TextBlock, type TextStyle } from './text-block.ts';

type Element = PDFKit.PDFStructureElement;

const columns = [
  { title: 'Module', of: (row: DocumentRow) => row.description, width: 178, align: 'left' },
  { title: 'Users', of: (row: DocumentRow) => row.users, width: 52, align: 'right' },
  { title: 'Days', of: (row: DocumentRow) => row.days, width: 42, align: 'right' },
  { title: 'Per user and day', of: (row: DocumentRow) => row.unitPrice, width: 105, align: 'right' },
  { title: 'Amount', of: (row: DocumentRow) => row.amount, width: contentWidth - 377, align: 'right' },
] as const;

const padding = 6;
/** Space between two columns. */
const gutter = 8;

/** The lines, with the heading repeated on every page. Returns where it ends. */
export function drawTable(paper: Paper, parent: Element, rows: DocumentRow[], top: number): number {
  const titles = columns.map(({ title }) => title);
  const heading = layOutRow(paper, 'TH', titles, styles.label);
  let y = top;
  group(paper.doc, parent, 'Table', (table) => {
    y = drawRow(paper, table, heading, y);
    for (const one of rows) {
      const cells = columns.map(({ of }) => of(one));
      const row = layOutRow(paper, 'TD', cells, styles.text);
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

function layOutRow(paper: Paper, tag: Row['tag'], texts: string[], style: TextStyle): Row {
  const cells = columns.map(({ width, align }, index) =>
    layOut(paper, texts[index] ?? '', width - gutter, { ...style, align }),
  );
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
