import { channelName, wholeNumber } from '../command-line.ts';
import type { Channel, LogEntry } from '../release-store.ts';
import { channelOf } from './channel-of.ts';
import { createCommand } from './command.ts';

const changesText = (changes: LogEntry['changes']) =>
  Object.entries(changes)
    .map(([app, id]) => `${app}@${id}`)
    .join(', ');

const entryLines = ({ at, by, action, set, percent, changes, reason }: LogEntry) => [
  `${at}  ${action}${percent === undefined ? '' : ` ${percent}%`}  set ${set}  by ${by ?? 'an unnamed person'}`,
  ...(Object.keys(changes).length > 0 ? [`  ${changesText(changes)}`] : []),
  ...(reason ? [`  ${reason}`] : []),
];

const historyLine = ({ name, history }: Channel) =>
  history.length === 0
    ? `Channel ${name} has no earlier set to go back to.`
    : `Channel ${name} can go back to ${history.join(', ')}: npm run release -- rollback --channel ${name} --to SET`;

export const log = createCommand(
  {
    usage: 'npm run release -- log [CHANNEL]',
    about: 'Shows who changed a channel, when and why, newest first, and the sets it can go back to.',
    options: { limit: { type: 'string', default: '20', value: 'N', help: 'how many changes, 20 by default' } },
    most: 1,
  },
  async ({ store, words: [word = 'live'], values }) => {
    const limit = wholeNumber('--limit', values.limit, [1, 200]);
    const { channel } = await channelOf(store, channelName(word));
    const entries = (channel.log ?? []).slice(0, limit);
    return {
      value: { channel: channel.name, set: channel.set, history: channel.history, log: entries },
      lines: [
        `Channel ${channel.name} shows set ${channel.set}.`,
        ...entries.flatMap(entryLines),
        ...(entries.length === 0 ? ['There is no record of who changed it.'] : []),
        historyLine(channel),
      ],
    };
  },
);
