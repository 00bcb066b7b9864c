import { channelName, channelOption } from '../command-line.ts';
import { clientOnlyLines } from '../gate/render-check-lines.ts';
import type { Channel, ReleaseStore } from '../release-store.ts';
import { channelOf } from './channel-of.ts';
import { createCommand } from './command.ts';

const haltedLines = ({ halted }: Channel) =>
  halted
    ? [
        `  set ${halted.set} was halted at ${halted.at}: ${halted.reason}`,
        ...Object.entries(halted.changes).map(([app, id]) => `    ${app.padEnd(12)} ${id}`),
      ]
    : [];

const canaryLines = ({ canary }: Channel) =>
  canary
    ? [
        `  canary: set ${canary.set} for ${canary.percent}% since ${canary.startedAt}`,
        ...Object.entries(canary.changes).map(([app, id]) => `    ${app.padEnd(12)} ${id}`),
      ]
    : [];

const statusOf = async (store: ReleaseStore, name: string) => {
  const { channel, set } = await channelOf(store, name);
  const rows = Object.values(set.releases).map(({ app, id, gitRevision, builtAt }) => ({
    app,
    id,
    gitRevision,
    builtAt,
  }));
  return {
    value: {
      channel: channel.name,
      set: set.id,
      releases: rows,
      canary: channel.canary,
      halted: channel.halted ?? null,
    },
    lines: [
      `Channel ${channel.name}, set ${set.id} of ${set.createdAt}`,
      ...rows.map(({ app, id, builtAt }) => `  ${app.padEnd(12)} ${id.padEnd(18)} built ${builtAt}`),
      ...clientOnlyLines(set).map((line) => `  ${line}`),
      ...canaryLines(channel),
      ...haltedLines(channel),
    ],
  };
};

export const status = createCommand(
  { usage: 'npm run release -- status', about: 'Shows the current set of a channel.', options: channelOption },
  ({ store, values }) => statusOf(store, channelName(values.channel)),
);
