import { UsageError } from '../../cli/command-line.ts';
import { channelName, channelOption, gateOptions, percentage, reasonOption } from '../command-line.ts';
import { clientOnlyLines } from '../gate/render-check-lines.ts';
import { renderCheckFor } from '../gate/render-check.ts';
import { gateFor } from '../gate/with-browser.ts';
import { promote } from '../promote.ts';
import { changesOf } from './changes-of.ts';
import { createCommand } from './command.ts';
import { noteOf } from './note-of.ts';

export const promoteReleases = createCommand(
  {
    usage: 'npm run release -- promote APPLICATION@RELEASE ...',
    about: 'Makes published releases live if they pass the gate.',
    options: { ...channelOption, ...gateOptions, ...reasonOption },
    most: Infinity,
  },
  async ({ store, words, values }) => {
    if (words.length === 0) throw new UsageError('Name what to promote, such as mfe-cart@1.0.0-1a2b3c4d.');
    const canaryPercent = values.canary === undefined ? undefined : percentage(values.canary);
    const [channel, changes, note] = [channelName(values.channel), changesOf(words), noteOf(values)];
    const gate = await gateFor(store, values.unmounted);
    const render = renderCheckFor(store);
    const set = await promote(store, channel, changes, { canaryPercent, gate, render, note });
    const undo = canaryPercent === undefined ? 'rollback' : 'halt';
    const lines = [
      canaryPercent === undefined
        ? `Channel ${channel} is now set ${set.id}.`
        : `${canaryPercent}% of visitors on channel ${channel} get set ${set.id}.`,
      ...clientOnlyLines(set),
      `To undo: npm run release -- ${undo} --channel ${channel}`,
    ];
    return { value: { channel, set: set.id, canaryPercent: canaryPercent ?? null }, lines };
  },
);
