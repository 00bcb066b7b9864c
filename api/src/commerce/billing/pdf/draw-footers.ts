import type { BillingDocument } from '../invoice-document.ts';
import { contentWidth, page, styles } from './paper.ts';
import { drawWatermark } from './draw-watermark.ts';
import { artifact } from './structure.ts';
import { drawBlock, layOut, type Paper } from './text-block.ts';

const top = page.height - page.margin;

/**
 * Adds the watermark of a void invoice, the seller, the number and "page x of y" to every page, once the page count is
 * known.
 */
export function drawFooters(paper: Paper, { number, seller, watermark }: BillingDocument): void {
  const { doc } = paper;
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index);
    if (watermark !== null) drawWatermark(paper, watermark);
    artifact(doc, () => {
      const whose = layOut(paper, [seller[0], number].filter(Boolean).join(' · '), contentWidth - 120, styles.label);
      const which = `Page ${index - start + 1} of ${count}`;
      drawBlock(paper, { ...whose, lines: whose.lines.slice(0, 1) }, page.margin, top);
      const style = { ...styles.label, align: 'right' as const };
      drawBlock(paper, layOut(paper, which, 100, style), page.margin + contentWidth - 100, top);
    });
  }
}
