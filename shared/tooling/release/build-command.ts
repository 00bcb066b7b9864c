import { rm } from 'node:fs/promises';
import { application, readArguments, runCommand } from './command-line.ts';
import { buildRelease } from './build-release.ts';

// Builds one application and prints the result; publishes nothing.
await runCommand(async () => {
  const { positionals } = readArguments();
  const { release, folder } = await buildRelease(application(positionals[0]), 'production');
  const bytes = Object.values(release.files).reduce((sum, { size }) => sum + size, 0);
  console.log(`${release.app} ${release.id}: ${Object.keys(release.files).length} files, ${bytes} bytes`);
  await rm(folder, { recursive: true });
});
