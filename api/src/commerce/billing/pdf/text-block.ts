import type { FontWeight } from './font-files.ts';
import type { Fonts, Run } from './fonts.ts';

export interface Paper {
  doc: PDFKit.PDFDocument;
  fonts: Fonts;
}

export interface TextStyle {
  size: number;
  weight: FontWeight;
  color: string;
  align?: 'left' | 'right';
}

/** Text wrapped to this width. */
export interface TextBlock {
  lines: Line[];
  width: number;
  height: number;
  style: TextStyle;
}

interface Line {
  runs: Run[];
  width: number;
}

const lineHeight = 1.45;
// Aligns columns of numbers.
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

export function layOut(paper: Paper, text: string, width: number, style: TextStyle): TextBlock {
  const lines = wrap(paper, text, width, style).map((line) => toLine(paper, line, style));
  return { lines, width, style, height: lines.length * style.size * lineHeight };
}

export function drawBlock({ doc }: Paper, { lines, width, style }: TextBlock, x: number, y: number): void {
  lines.forEach((line, index) => {
    let left = style.align === 'right' ? x + width - line.width : x;
    for (const run of line.runs) {
      doc.font(run.font).fontSize(style.size).fillColor(style.color);
      // Copying and screen readers get the original text.
      if (run.replaced !== undefined) doc.markContent('Span', { actual: run.replaced });
      doc.text(run.text, left, y + index * style.size * lineHeight, { lineBreak: false, features });
      if (run.replaced !== undefined) doc.endMarkedContent();
      left += doc.widthOfString(run.text, { features });
    }
  });
}

/** Breaks at spaces; a word wider than a line is split. */
function wrap(paper: Paper, text: string, width: number, style: TextStyle): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(/\s+/).flatMap((one) => cut(paper, one, width, style))) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && toLine(paper, longer, style).width > width) {
      lines.push(current);
      current = word;
    } else current = longer;
  }
  return [...lines, current];
}

function cut(paper: Paper, word: string, width: number, style: TextStyle): string[] {
  if (toLine(paper, word, style).width <= width) return [word];
  const parts = [''];
  for (const character of word) {
    const longer = `${parts.at(-1) ?? ''}${character}`;
    if (toLine(paper, longer, style).width > width) parts.push(character);
    else parts[parts.length - 1] = longer;
  }
  return parts.filter(Boolean);
}

function toLine({ doc, fonts }: Paper, text: string, { size, weight }: TextStyle): Line {
  const runs = fonts.runsOf(text, weight);
  const widths = runs.map((run) => doc.font(run.font).fontSize(size).widthOfString(run.text, { features }));
  return { runs, width: widths.reduce((sum, width) => sum + width, 0) };
}
