import { acceptCanary } from '../accept-canary.ts';
import { haltCanary, resizeCanary } from '../canary.ts';
import { channelName, channelOption, percentage, reasonOption } from '../command-line.ts';
import { createCommand } from './command.ts';
import { noteOf } from './note-of.ts';

const options = { ...channelOption, ...reasonOption };

export const accept = createCommand(
  { usage: 'npm run release -- accept', about: 'Shows the canary to everyone.', options },
  async ({ store, values }) => {
    const channel = channelName(values.channel);
    const set = await acceptCanary(store, channel, noteOf(values));
    return {
      value: { channel, set },
      lines: [
        `Everyone on channel ${channel} now gets set ${set}.`,
        `To undo: npm run release -- rollback --channel ${channel}`,
      ],
    };
  },
);

export const canary = createCommand(
  {
    usage: 'npm run release -- canary PERCENT',
    about: 'Shows the canary to this percentage of visitors.',
    options,
    most: 1,
  },
  async ({ store, words: [word = ''], values }) => {
    const percent = percentage(word);
    const channel = channelName(values.channel);
    const set = await resizeCanary(store, channel, percent, noteOf(values));
    return {
      value: { channel, set, percent },
      lines: [`${percent}% of visitors on channel ${channel} get set ${set}.`],
    };
  },
);

export const halt = createCommand(
  { usage: 'npm run release -- halt', about: 'Stops the canary.', options },
  async ({ store, values }) => {
    const channel = channelName(values.channel);
    const set = await haltCanary(store, channel, noteOf(values));
    return { value: { channel, halted: set }, lines: [`Channel ${channel} no longer shows set ${set} to anyone.`] };
  },
);
