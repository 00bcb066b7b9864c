import { colors } from './paper.ts';
import { artifact } from './structure.ts';

/** A decorative hairline. */
export function drawRule(doc: PDFKit.PDFDocument, x: number, y: number, width: number): void {
  artifact(doc, () => {
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .stroke(colors.line);
  });
}
