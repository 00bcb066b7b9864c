import { writeFile } from 'node:fs/promises';
import { artModules, type ArtModule } from '../catalogue.ts';
import { mediaFile } from '../media-folder.ts';
import { markOf } from './marks.ts';
import { tile } from './tile.ts';

export const iconSvg = (module: ArtModule) => tile(markOf(module.id), module.hue);

export async function writeIcons(): Promise<void> {
  for (const module of artModules) await writeFile(mediaFile(`icon-${module.id}.svg`), iconSvg(module));
}
