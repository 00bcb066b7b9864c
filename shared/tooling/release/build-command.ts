import { rm } from 'node:fs/promises';
import { buildRelease } from './build-release.ts';
import { application, runCommand } from './command-line.ts';

const declaration = {
  usage: 'npm run build -- APPLICATION',
  about: 'Builds one application and prints the result, without publishing it.',
  most: 1,
};

await runCommand(declaration, async ({ positionals }) => {
  const { release, folder } = await buildRelease(application(positionals[0]), 'production');
  const bytes = Object.values(release.files).reduce((sum, { size }) => sum + size, 0);
  console.log(`${release.app} ${release.id}: ${Object.keys(release.files).length} files, ${bytes} bytes`);
  await rm(folder, { recursive: true });
});
