import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import webpack from 'webpack';
import { workspaceRoot } from '../release/workspace.ts';
import { commonConfig } from '../webpack/common.ts';

const page = (scripts: string[], styles: string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Shared components</title>
${styles.map((file) => `<link rel="stylesheet" href="${file}">`).join('')}
<div id="root"></div>
${scripts.map((file) => `<script src="${file}"></script>`).join('')}
</html>`;

const compile = (config: webpack.Configuration) =>
  new Promise<void>((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });

/**
 * Builds the page of all shared components into a folder, as one script. No release contains it.
 * @returns the path of the page, which opens without a server
 */
export const buildGallery = async (outputPath = join(workspaceRoot, '.cache/gallery')): Promise<string> => {
  const common = commonConfig({
    root: join(workspaceRoot, 'shared'),
    app: 'gallery',
    outputPath,
    flavour: 'development',
    buildKey: 'gallery',
  });
  await compile({
    ...common,
    entry: { gallery: './gallery/index.tsx' },
    devtool: false,
    output: { ...common.output, clean: true },
    plugins: [...(common.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  });
  const files = readdirSync(outputPath);
  const ending = (end: string) => files.filter((file) => file.endsWith(end));
  const file = join(outputPath, 'index.html');
  writeFileSync(file, page(ending('.js'), ending('.css')));
  return file;
};
