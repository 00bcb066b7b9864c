import { acceptCanary, haltCanary, resizeCanary } from './canary.ts';
import { keepOf, percentage, readArguments, runCommand } from './command-line.ts';
import type { Command } from './commands/command.ts';
import { diff } from './commands/diff.ts';
import { link } from './commands/link.ts';
import { promoteReleases } from './commands/promote-releases.ts';
import { status } from './commands/status.ts';
import { openStore } from './open-store.ts';
import { prune } from './prune.ts';
import { ReleaseError } from './release-error.ts';
import { rollBack } from './roll-back.ts';

const commands: Record<string, Command> = {
  status,
  diff,
  promote: promoteReleases,
  rollback: async (store, _words, values) => {
    const set = await rollBack(store, values.channel);
    return { value: { channel: values.channel, set }, lines: [`Channel ${values.channel} is back at set ${set}.`] };
  },
  accept: async (store, _words, values) => {
    const set = await acceptCanary(store, values.channel);
    return {
      value: { channel: values.channel, set },
      lines: [
        `Everybody on channel ${values.channel} gets set ${set} now.`,
        `To undo: npm run release -- rollback --channel ${values.channel}`,
      ],
    };
  },
  canary: async (store, [word = ''], values) => {
    const percent = percentage(word);
    const set = await resizeCanary(store, values.channel, percent);
    return {
      value: { channel: values.channel, set, percent },
      lines: [`${percent} % of the visitors of channel ${values.channel} get set ${set}.`],
    };
  },
  halt: async (store, _words, values) => {
    const set = await haltCanary(store, values.channel);
    return {
      value: { channel: values.channel, halted: set },
      lines: [`Nobody on channel ${values.channel} gets set ${set} any more.`],
    };
  },
  link,
  prune: async (store, _words, values) => {
    const removed = await prune(store, keepOf(values));
    return {
      value: { removed },
      lines: [removed.length === 0 ? 'Nothing to remove.' : `Removed ${removed.join(', ')}.`],
    };
  },
};

// npm run release -- status | diff [channel] | promote app@release | rollback | accept | canary 25 | halt | link app@release | prune [--keep 10]
await runCommand(async () => {
  const { positionals, values } = readArguments();
  const [word = '', ...words] = positionals;
  const command = commands[word];
  if (!command) throw new ReleaseError(`Say what to do: ${Object.keys(commands).join(', ')}.`);
  const { value, lines } = await command(await openStore(process.env), words, values);
  console.log(values.json ? JSON.stringify(value) : lines.join('\n'));
});
