import { helpOf, misused } from '../cli/command-line.ts';
import { add } from './commands/add.ts';
import { accept, canary, halt } from './commands/canary-steps.ts';
import type { Command } from './commands/command.ts';
import { diff } from './commands/diff.ts';
import { link } from './commands/link.ts';
import { log } from './commands/log.ts';
import { promoteReleases } from './commands/promote-releases.ts';
import { pruneReleases } from './commands/prune.ts';
import { remove } from './commands/remove.ts';
import { removeChannel } from './commands/remove-channel.ts';
import { rollback } from './commands/rollback.ts';
import { status } from './commands/status.ts';

const commands: Record<string, Command> = {
  status,
  log,
  diff,
  add,
  promote: promoteReleases,
  rollback,
  accept,
  canary,
  halt,
  link,
  prune: pruneReleases,
  remove,
  'remove-channel': removeChannel,
};

const declaration = {
  usage: 'npm run release -- COMMAND',
  about: `Shows and changes what the channels show. COMMAND --help explains a command.\n\n${Object.entries(commands)
    .map(([name, { about }]) => `  ${name.padEnd(14)}  ${about}`)
    .join('\n')}`,
};

const [word = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
if (command) await command.run(args);
else if (word === '--help') console.log(helpOf(declaration));
else misused(declaration, `Name a command: ${Object.keys(commands).join(', ')}.`);
