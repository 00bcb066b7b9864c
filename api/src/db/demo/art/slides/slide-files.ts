import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAvif } from '../avif.ts';
import { withBrowser } from '../browser.ts';
import { mediaFile } from '../media-folder.ts';
import { slidePage, type Slide } from './slide.ts';
import { dashboards } from './scenes/dashboards.ts';
import { generalLedger } from './scenes/general-ledger.ts';
import { payroll } from './scenes/payroll.ts';
import { pipeline } from './scenes/pipeline.ts';
import { shopFloor } from './scenes/shop-floor.ts';

export const slides: Slide[] = [payroll, generalLedger, pipeline, shopFloor, dashboards];

const SHAPES = {
  wide: { viewport: { width: 1280, height: 600 }, deviceScaleFactor: 1.5, widths: [1920, 960, 720] },
  phone: { viewport: { width: 390, height: 190 }, deviceScaleFactor: 3, widths: [1170, 780] },
} as const;

/** Photographs the slides in both themes and both shapes. */
export async function writeSlides(only: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'slides-'));
  await withBrowser(async (browser) => {
    for (const shape of ['wide', 'phone'] as const) {
      const { widths, ...view } = SHAPES[shape];
      const tab = await browser.newPage(view);
      for (const slide of slides.filter(({ moduleId }) => only.length === 0 || only.includes(moduleId)))
        for (const theme of ['light', 'dark'] as const) {
          const name = `slide-${slide.moduleId}${theme === 'dark' ? '-dark' : ''}${shape === 'phone' ? '-phone' : ''}`;
          const picture = join(folder, `${name}.png`);
          await tab.setContent(slidePage(slide, theme, shape));
          await tab.evaluate('document.fonts.ready');
          await tab.screenshot({ path: picture });
          for (const width of widths) {
            const suffix = width === widths[0] ? '' : `-${width}`;
            await writeAvif(picture, mediaFile(`${name}${suffix}.avif`), { crf: 20, width, exact: true });
          }
        }
    }
  });
  await rm(folder, { recursive: true });
}
