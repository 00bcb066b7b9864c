import { mkdir } from 'node:fs/promises';
import { mediaFile } from './media-folder.ts';
import { writeIcons } from './icons/icon-files.ts';

const works: Record<string, (only: string[]) => Promise<void>> = {
  icons: writeIcons,
  slides: async (only) => (await import('./slides/slide-files.ts')).writeSlides(only),
  screenshots: async (only) => (await import('./shots/shot-files.ts')).writeShots(only),
  videos: async (only) => (await import('./videos/video-files.ts')).writeVideos(only),
};

/** `generate.ts [icons|slides|screenshots|videos] [module ids…]`; without a kind it draws everything. */
async function generate([kind, ...only]: string[]): Promise<void> {
  await mkdir(mediaFile('.'), { recursive: true });
  for (const [name, work] of Object.entries(works)) {
    if (kind === undefined || kind === name) await work(only);
  }
}

await generate(process.argv.slice(2));
