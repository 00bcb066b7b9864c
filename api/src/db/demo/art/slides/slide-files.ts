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

const VIEW = { viewport: { width: 1280, height: 600 }, deviceScaleFactor: 1.5 };

/** Photographs the slides in both themes, 1920, 960 and 720 pixels wide. */
export async function writeSlides(only: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'slides-'));
  await withBrowser(async (browser) => {
    const tab = await browser.newPage(VIEW);
    for (const slide of slides.filter(({ moduleId }) => only.length === 0 || only.includes(moduleId))) {
      for (const theme of ['light', 'dark'] as const) {
        const name = `slide-${slide.moduleId}${theme === 'dark' ? '-dark' : ''}`;
        const picture = join(folder, `${name}.png`);
        await tab.setContent(slidePage(slide, theme));
        await tab.evaluate('document.fonts.ready');
        await tab.screenshot({ path: picture });
        await writeAvif(picture, mediaFile(`${name}.avif`), { crf: 20, exact: true });
        for (const width of [960, 720])
          await writeAvif(picture, mediaFile(`${name}-${width}.avif`), { crf: 20, width, exact: true });
      }
    }
  });
  await rm(folder, { recursive: true });
}
