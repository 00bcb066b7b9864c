import type { BillingDocument } from '../invoice-document.ts';
import { standIn } from './fonts.ts';
import { contentWidth, page, styles } from './paper.ts';
import { drawQrCode, qrSize } from './draw-qr-code.ts';
import { drawRule } from './draw-rule.ts';
import { group, tagged } from './structure.ts';
import { drawBlock, layOut, type Paper, type TextBlock } from './text-block.ts';

type Element = PDFKit.PDFStructureElement;

const width = 240;
const left = page.margin + contentWidth - width;
const gap = 7;

/** Totals and terms, on a new page if this one has no room. */
export function drawTotals(paper: Paper, parent: Element, document: BillingDocument, top: number): void {
  const { doc } = paper;
  const rows = document.totals.map(({ name, value, isSum }) => {
    const style = isSum ? styles.strong : styles.text;
    const amount = layOut(paper, value, 130, { ...style, align: 'right' });
    return { name: layOut(paper, name, width - 138, style), amount, isSum };
  });
  const notes = noteBlocks(paper, document);
  const height =
    rows.reduce((sum, row) => sum + rowHeight(row), 0) + heightOf(notes) + 40 + (document.upi === null ? 0 : qrSize);
  let y = top + 14;
  if (y + height > page.bottom) {
    doc.addPage();
    y = page.margin;
  }
  group(doc, parent, 'Table', (table) => {
    for (const row of rows) {
      if (row.isSum) drawRule(doc, left, y - gap / 2, width);
      group(doc, table, 'TR', (element) => {
        tagged(doc, element, 'TH', () => drawBlock(paper, row.name, left, y));
        tagged(doc, element, 'TD', () => drawBlock(paper, row.amount, left + width - 130, y));
      });
      y += rowHeight(row);
    }
  });
  y += 24;
  for (const note of notes) {
    tagged(doc, parent, 'P', () => drawBlock(paper, note, page.margin, y));
    y += note.height + gap;
  }
  if (document.upi !== null) drawQrCode(paper, parent, document.upi, page.margin, y);
}

const rowHeight = (row: { name: TextBlock; amount: TextBlock }) => Math.max(row.name.height, row.amount.height) + gap;
const heightOf = (blocks: TextBlock[]) => blocks.reduce((sum, { height }) => sum + height + gap, 0);

function noteBlocks(paper: Paper, document: BillingDocument): TextBlock[] {
  const blocks = document.terms.map((text) => layOut(paper, text, contentWidth, styles.text));
  if (!lacksCharacters(paper, document)) return blocks;
  const note = `“${standIn}” in a name marks a character that this document’s typeface lacks. The invoice in the payment history shows it.`;
  return [...blocks, layOut(paper, note, contentWidth, styles.label)];
}

function lacksCharacters({ fonts }: Paper, { rows, seller, buyer, facts, terms }: BillingDocument): boolean {
  const texts = [...terms, ...seller, ...buyer, ...facts.flat(), ...rows.map(([description = '']) => description)];
  return texts.some((text) => fonts.runsOf(text, 400).some(({ replaced }) => replaced !== undefined));
}
