import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../cli/install-packages.mjs';
import { updateLists } from '../generate/update-lists.ts';
import { runCommand } from '../release/command-line.ts';
import { ReleaseError } from '../release/release-error.ts';
import { fillTemplate } from './fill-template.ts';
import { pathOf, readNewRemote } from './new-remote.ts';

const declaration = {
  usage: 'npm run new -- mfe-NAME --team TEAM --port PORT',
  about: 'Creates a remote with a page, a widget and their tests, and adds it to every list.',
  options: {
    team: { type: 'string', value: 'TEAM', help: 'the team that owns it' },
    port: { type: 'string', value: 'PORT', help: 'the port of npm run dev, such as 3006' },
  },
  most: 1,
} as const;

await runCommand(declaration, async ({ positionals, values }) => {
  const root = process.cwd();
  const remote = await readNewRemote({ ...values, name: positionals[0] }, root);
  const { name, port } = remote;
  await fillTemplate(remote, root);
  const { status, stdout, stderr } = installPackages('--no-frozen-lockfile');
  if (status !== 0) {
    rmSync(join(root, name), { recursive: true });
    throw new ReleaseError(`${stdout}${stderr}\nThe packages couldn't be installed, so ${name} was removed again.`);
  }
  const lists = await updateLists(root);
  console.log(`${name} has the page ${pathOf(name)}, the widget ${name}/summary and the port ${port}.`);
  console.log(`Updated ${[...lists, 'pnpm-lock.yaml'].join(', ')}.`);
  console.log(`Next: npm run dev -- ${name} to see it, npm run ship -- ${name} to release it.`);
});
