import { runCommand } from '../release/command-line.ts';
import { ReleaseError } from '../release/release-error.ts';
import { outdatedLists, updateLists } from './update-lists.ts';

const declaration = {
  usage: 'npm run generate',
  about: 'Makes every list of remotes follow the folders.',
  options: { check: { type: 'boolean', default: false, help: 'changes nothing, and fails if a list does not' } },
} as const;

await runCommand(declaration, async ({ values }) => {
  const root = process.cwd();
  if (values.check) {
    const files = (await outdatedLists(root)).map(([file]) => file);
    if (files.length > 0) throw new ReleaseError(`Run npm run generate: ${files.join(', ')} must follow the folders.`);
    return console.log('Every list of remotes follows the folders.');
  }
  const files = await updateLists(root);
  console.log(files.length > 0 ? `Updated ${files.join(', ')}.` : 'Every list of remotes follows the folders already.');
});
