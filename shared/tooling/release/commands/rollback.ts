import { channelName, channelOption, reasonOption } from '../command-line.ts';
import { rollBack } from '../roll-back.ts';
import { createCommand } from './command.ts';
import { noteOf } from './note-of.ts';

export const rollback = createCommand(
  {
    usage: 'npm run release -- rollback',
    about:
      'Goes back to the previous set in one atomic write, if none of its files are missing and it still fits together.',
    options: {
      ...channelOption,
      to: { type: 'string', value: 'SET', help: 'an earlier set from the log instead of the previous one' },
      ...reasonOption,
    },
  },
  async ({ store, values }) => {
    const channel = channelName(values.channel);
    const set = await rollBack(store, channel, { to: values.to, note: noteOf(values) });
    return { value: { channel, set }, lines: [`Channel ${channel} is back at set ${set}.`] };
  },
);
