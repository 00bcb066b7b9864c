import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAvif } from '../avif.ts';
import { withBrowser } from '../browser.ts';
import { artModules } from '../catalogue.ts';
import { page } from '../kit/document.ts';
import { frame } from '../kit/frame.ts';
import { mediaFile } from '../media-folder.ts';
import { screensOf } from './screens.ts';

const VIEW = { viewport: { width: 1024, height: 640 }, deviceScaleFactor: 1.25 };

/** Photographs the screens of the modules in both themes, 1280 and 720 pixels wide; `only` narrows to some modules. */
export async function writeShots(only: string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'shots-'));
  await withBrowser(async (browser) => {
    const tab = await browser.newPage(VIEW);
    for (const module of artModules.filter(({ id }) => only.length === 0 || only.includes(id))) {
      for (const [index, screen] of screensOf(module.id).entries()) {
        for (const theme of ['light', 'dark'] as const) {
          const name = `shot-${module.id}-${index + 1}${theme === 'dark' ? '-dark' : ''}`;
          await tab.setContent(page(theme, module.hue, frame(module, screen)));
          await tab.evaluate('document.fonts.ready');
          const picture = join(folder, `${name}.png`);
          await tab.screenshot({ path: picture });
          await writeAvif(picture, mediaFile(`${name}.avif`), { crf: 30 });
          await writeAvif(picture, mediaFile(`${name}-720.avif`), { crf: 30, width: 720 });
        }
      }
    }
  });
  await rm(folder, { recursive: true });
}
