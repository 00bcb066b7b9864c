import { channelName, channelOption } from '../command-line.ts';
import { diffSets, type Difference } from '../diff-sets.ts';
import type { Channel, ReleaseStore } from '../release-store.ts';
import { channelOf } from './channel-of.ts';
import { createCommand } from './command.ts';

const differenceLines = ({ app, team, from, to, pagesAdded, pagesRemoved, bytes }: Difference) => [
  `  ${app.padEnd(12)} ${from ?? 'not there'} -> ${to ?? 'gone'}  (${team}, ${bytes < 0 ? '' : '+'}${bytes} bytes of scripts and styles)`,
  ...pagesAdded.map((path) => `    new page ${path}`),
  ...pagesRemoved.map((path) => `    without page ${path}`),
];

/** Another channel, or the previous set. */
const comparedWith = async (store: ReleaseStore, word: string | undefined, channel: Channel) => {
  if (word !== undefined) return (await channelOf(store, channelName(word))).set;
  const [previous] = channel.history;
  return previous ? store.readSet(previous) : null;
};

export const diff = createCommand(
  {
    usage: 'npm run release -- diff [CHANNEL]',
    about: 'Compares a channel with its previous set, or with another channel.',
    options: channelOption,
    most: 1,
  },
  async ({ store, words: [word], values }) => {
    const { channel, set } = await channelOf(store, channelName(values.channel));
    const from = await comparedWith(store, word, channel);
    const differences = diffSets(from, set);
    const title = `Channel ${channel.name}, set ${from?.id ?? 'none'} -> ${set.id}`;
    const lines = differences.length === 0 ? ['  no difference'] : differences.flatMap(differenceLines);
    return { value: { from: from?.id ?? null, to: set.id, differences }, lines: [title, ...lines] };
  },
);
