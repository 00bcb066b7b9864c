import { runCommand } from '../release/command-line.ts';
import { ReleaseError } from '../release/release-error.ts';
import { outdatedLists, updateLists } from './update-lists.ts';

const declaration = {
  usage: 'npm run generate',
  about: 'Updates every list of remotes to match the folders.',
  options: { check: { type: 'boolean', default: false, help: 'changes nothing; fails if a list is out of date' } },
} as const;

await runCommand(declaration, async ({ values }) => {
  const root = process.cwd();
  if (values.check) {
    const files = (await outdatedLists(root)).map(([file]) => file);
    if (files.length > 0) throw new ReleaseError(`Run npm run generate: ${files.join(', ')} is out of date.`);
    return console.log('Every list of remotes is up to date.');
  }
  const files = await updateLists(root);
  console.log(files.length > 0 ? `Updated ${files.join(', ')}.` : 'Every list of remotes was up to date.');
});
