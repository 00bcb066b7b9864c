import { diffSets, type Difference } from '../diff-sets.ts';
import type { Channel, ReleaseStore } from '../release-store.ts';
import { channelOf } from './channel-of.ts';
import type { Command } from './command.ts';

const differenceLines = ({ app, team, from, to, pagesAdded, pagesRemoved, bytes }: Difference) => [
  `  ${app.padEnd(12)} ${from ?? 'not there'} -> ${to ?? 'gone'}  (${team}, ${bytes < 0 ? '' : '+'}${bytes} bytes of scripts and styles)`,
  ...pagesAdded.map((path) => `    new page ${path}`),
  ...pagesRemoved.map((path) => `    without page ${path}`),
];

/** Another channel, or the set before. */
const comparedWith = async (store: ReleaseStore, word: string | undefined, channel: Channel) => {
  if (word) return (await channelOf(store, word)).set;
  const [previous] = channel.history;
  return previous ? store.readSet(previous) : null;
};

export const diff: Command = async (store, [word], values) => {
  const { channel, set } = await channelOf(store, values.channel);
  const from = await comparedWith(store, word, channel);
  const differences = diffSets(from, set);
  const title = `Channel ${channel.name}, set ${from?.id ?? 'none'} -> ${set.id}`;
  const lines = differences.length === 0 ? ['  no difference'] : differences.flatMap(differenceLines);
  return { value: { from: from?.id ?? null, to: set.id, differences }, lines: [title, ...lines] };
};
