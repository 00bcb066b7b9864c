import { encode } from 'uqr';
import { tagged } from './structure.ts';
import type { Paper } from './text-block.ts';

/** Side of the code with its margin, in points: 3 cm. */
export const qrSize = 85;

/** Draws what UPI apps scan, as a figure with alternative text. */
export function drawQrCode({ doc }: Paper, parent: PDFKit.PDFStructureElement, text: string, x: number, y: number) {
  const { size, data } = encode(text, { border: 4 });
  const dot = qrSize / size;
  tagged(
    doc,
    parent,
    'Figure',
    () => {
      for (const [row, dots] of data.entries())
        for (const [column, isDark] of dots.entries()) if (isDark) doc.rect(x + column * dot, y + row * dot, dot, dot);
      doc.fill('#000000');
    },
    { alt: 'QR code for paying by UPI' },
  );
}
