import { colors, page } from './paper.ts';
import { artifact } from './structure.ts';
import { drawBlock, layOut, type Paper } from './text-block.ts';

const style = { size: 150, weight: 600, color: colors.ink } as const;

/** A word across the page, light enough to read the text below it. */
export function drawWatermark(paper: Paper, word: string): void {
  const { doc } = paper;
  const block = layOut(paper, word, page.width, style);
  const [centre, middle] = [page.width / 2, page.height / 2];
  artifact(doc, () => {
    doc.save();
    doc.rotate(-40, { origin: [centre, middle] }).fillOpacity(0.1);
    drawBlock(paper, block, centre - (block.lines[0]?.width ?? 0) / 2, middle - block.height / 2);
    doc.restore();
  });
}
