import type { BillingDocument } from '../invoice-document.ts';
import { colors, contentWidth, page, styles } from './paper.ts';
import { artifact, tagged } from './structure.ts';
import { drawBlock, layOut, type Paper, type TextStyle } from './text-block.ts';

type Element = PDFKit.PDFStructureElement;

const half = contentWidth / 2;

/** Title, facts, seller and buyer. Returns where it ends. */
export function drawHeading(paper: Paper, parent: Element, document: BillingDocument): number {
  const write = writer(paper, parent);
  const titleEnd = write('H1', document.title, { y: page.margin, width: 380, style: styles.title });
  if (document.mark !== null) drawMark(paper, parent, document.mark);
  const factsEnd = drawFacts(write, document.facts, titleEnd + 16);
  const top = factsEnd + 24;
  return Math.max(
    drawParty(write, 'From', document.seller, page.margin, top),
    drawParty(write, 'Billed to', document.buyer, page.margin + half, top),
  );
}

interface Place {
  x?: number;
  y: number;
  width: number;
  style: TextStyle;
}

type Write = (tag: string, text: string, place: Place) => number;

function writer(paper: Paper, parent: Element): Write {
  return (tag, text, { x = page.margin, y, width, style }) => {
    const block = layOut(paper, text, width, style);
    tagged(paper.doc, parent, tag, () => drawBlock(paper, block, x, y));
    return y + block.height;
  };
}

function drawMark(paper: Paper, parent: Element, mark: string): void {
  const { doc } = paper;
  const block = layOut(paper, mark, 120, styles.strong);
  const width = (block.lines[0]?.width ?? 0) + 24;
  const left = page.margin + contentWidth - width;
  artifact(doc, () => {
    doc
      .roundedRect(left, page.margin + 4, width, 26, 13)
      .lineWidth(1)
      .stroke(colors.ink);
  });
  tagged(doc, parent, 'P', () => drawBlock(paper, block, left + 12, page.margin + 10));
}

function drawFacts(write: Write, facts: BillingDocument['facts'], top: number): number {
  const width = contentWidth / facts.length;
  const ends = facts.map(([name, value], index) => {
    const place = { x: page.margin + index * width, width: width - 12 };
    const nameEnd = write('P', name, { ...place, y: top, style: styles.label });
    return write('P', value, { ...place, y: nameEnd + 2, style: styles.strong });
  });
  return Math.max(...ends);
}

function drawParty(write: Write, label: string, lines: string[], x: number, top: number): number {
  const [name = '', ...rest] = lines;
  const width = half - 16;
  let y = write('H2', label, { x, y: top, width, style: styles.label });
  y = write('P', name, { x, y: y + 3, width, style: styles.name });
  for (const line of rest) y = write('P', line, { x, y, width, style: styles.text });
  return y;
}
