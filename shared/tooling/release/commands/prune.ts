import { wholeNumber } from '../command-line.ts';
import { prune } from '../prune.ts';
import { createCommand } from './command.ts';

export const pruneReleases = createCommand(
  {
    usage: 'npm run release -- prune',
    about:
      'Deletes releases that no channel shows, showed recently or can go back to, except the newest of each application.',
    options: {
      days: { type: 'string', default: '14', value: 'N', help: 'how long open tabs may need a release, 14 days' },
      keep: { type: 'string', default: '10', value: 'N', help: 'how many of the newest releases to keep, 10' },
      'dry-run': { type: 'boolean', default: false, help: 'lists what would be deleted, without deleting it' },
    },
  },
  async ({ store, values }) => {
    const judged = await prune(store, {
      days: wholeNumber('--days', values.days, [0, 3650]),
      keep: wholeNumber('--keep', values.keep, [1, 1000]),
      dryRun: values['dry-run'],
    });
    const removed = judged.filter(({ reason }) => reason === null);
    const kept = judged.filter(({ reason }) => reason !== null);
    const verb = values['dry-run'] ? 'Would delete' : 'Deleted';
    return {
      value: { removed: removed.map(({ release }) => release), kept, dryRun: values['dry-run'] },
      lines: [
        ...removed.map(({ release, builtAt }) => `${verb} ${release}, built ${builtAt}`),
        ...kept.map(({ release, reason }) => `Kept ${release}: ${reason}`),
        removed.length === 0 ? 'Nothing to delete.' : `${verb} ${removed.length}, kept ${kept.length}.`,
      ],
    };
  },
);
