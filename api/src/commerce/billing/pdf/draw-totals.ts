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

/** Totals next to the payment code, and terms below; each on a new page if this one has no room. */
export function drawTotals(paper: Paper, parent: Element, document: BillingDocument, top: number): void {
  const { doc } = paper;
  const rows = document.totals.map(({ name, value, isSum }) => {
    const style = isSum ? styles.strong : styles.text;
    const amount = layOut(paper, value, 130, { ...style, align: 'right' });
    return { name: layOut(paper, name, width - 138, style), amount, isSum };
  });
  const notes = noteBlocks(paper, document);
  const height = Math.max(
    rows.reduce((sum, row) => sum + rowHeight(row), 0),
    document.upi === null ? 0 : qrSize,
  );
  const placed = (y: number, needed: number) => {
    if (y + needed <= page.bottom) return y;
    doc.addPage();
    return page.margin;
  };
  const start = placed(top + 14, height);
  let y = start;
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
  if (document.upi !== null) {
    drawQrCode(paper, parent, document.upi, page.margin, start);
    const hint = layOut(paper, 'Scan with a UPI app to pay.', 120, styles.label);
    tagged(doc, parent, 'P', () => drawBlock(paper, hint, page.margin + qrSize, start + 7));
  }
  y = start + height + 24;
  for (const note of notes) {
    y = placed(y, note.height);
    tagged(doc, parent, 'P', () => drawBlock(paper, note, page.margin, y));
    y += note.height + gap;
  }
}

const rowHeight = (row: { name: TextBlock; amount: TextBlock }) => Math.max(row.name.height, row.amount.height) + gap;

function noteBlocks(paper: Paper, document: BillingDocument): TextBlock[] {
  const blocks = document.terms.map((text) => layOut(paper, text, contentWidth, styles.text));
  if (!lacksCharacters(paper, document)) return blocks;
  const note = `“${standIn}” in a name marks a character we can’t print here. You can see it on the invoice in your payment history.`;
  return [...blocks, layOut(paper, note, contentWidth, styles.label)];
}

function lacksCharacters({ fonts }: Paper, { rows, seller, buyer, facts, terms }: BillingDocument): boolean {
  const texts = [...terms, ...seller, ...buyer, ...facts.flat(), ...rows.map(([description = '']) => description)];
  return texts.some((text) => fonts.runsOf(text, 400).some(({ replaced }) => replaced !== undefined));
}
