import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeAvif } from '../avif.ts';
import { withBrowser, type ArtPage } from '../browser.ts';
import { artModule } from '../catalogue.ts';
import { page } from '../kit/document.ts';
import { frame } from '../kit/frame.ts';
import type { Theme } from '../kit/theme.ts';
import { mediaFile } from '../media-folder.ts';
import type { Film } from './film.ts';
import { pointerStyles } from './pointer.ts';
import { attendance } from './scenes/attendance.ts';
import { kpiBoards } from './scenes/kpi-boards.ts';
import { payroll } from './scenes/payroll.ts';
import { pipeline } from './scenes/pipeline.ts';
import { projects } from './scenes/projects.ts';
import { purchaseOrders } from './scenes/purchase-orders.ts';
import { writeWebm } from './webm.ts';

export const films: Film[] = [payroll, attendance, pipeline, purchaseOrders, kpiBoards, projects];

const FRAMES_PER_SECOND = 24;
/** Drawn like the screenshots and scaled to 960 x 600. */
const VIEW = { viewport: { width: 1024, height: 640 }, deviceScaleFactor: 0.9375 };

/** Photographs the films picture by picture, in both themes. */
export async function writeVideos(only: string[]): Promise<void> {
  await withBrowser(async (browser) => {
    const tab = await browser.newPage(VIEW);
    for (const film of films.filter(({ moduleId }) => only.length === 0 || only.includes(moduleId)))
      for (const theme of ['light', 'dark'] as const) {
        const name = `video-${film.moduleId}${theme === 'dark' ? '-dark' : ''}`;
        const folder = await mkdtemp(join(tmpdir(), 'film-'));
        await photograph(film, theme, tab, folder);
        await writeWebm(folder, FRAMES_PER_SECOND, mediaFile(`${name}.webm`));
        const poster = join(folder, pictureName(Math.round(film.poster * FRAMES_PER_SECOND)));
        await writeAvif(poster, mediaFile(`${name}-poster.avif`), { crf: 28 });
        await rm(folder, { recursive: true });
      }
  });
}

async function photograph(film: Film, theme: Theme, tab: ArtPage, folder: string): Promise<void> {
  await tab.setContent(page(theme, artModule(film.moduleId).hue, '', pointerStyles + (film.styles ?? '')));
  for (let index = 0; index < film.seconds * FRAMES_PER_SECOND; index += 1) {
    await showMoment(film, tab, index / FRAMES_PER_SECOND);
    await tab.screenshot({ path: join(folder, pictureName(index)) });
  }
}

export async function showMoment(film: Film, tab: ArtPage, second: number): Promise<void> {
  const body = frame(artModule(film.moduleId), film.screen(second)) + film.above(second);
  await tab.evaluate(`document.body.innerHTML = ${JSON.stringify(body)}; document.fonts.ready.then(() => true)`);
}

const pictureName = (index: number) => `${String(index).padStart(4, '0')}.png`;
