import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Joins numbered pictures (`0000.png`, …) to a silent VP9 film. */
export async function writeWebm(folder: string, framesPerSecond: number, file: string): Promise<void> {
  await run('ffmpeg', [
    '-loglevel',
    'error',
    '-y',
    '-framerate',
    String(framesPerSecond),
    '-i',
    `${folder}/%04d.png`,
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-color_range',
    'tv',
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '20',
    '-b:v',
    '0',
    '-row-mt',
    '1',
    '-cpu-used',
    '2',
    '-g',
    '240',
    '-tune-content',
    'screen',
    '-an',
    file,
  ]);
}
