import { percentage } from '../command-line.ts';
import { clientOnlyLines } from '../gate/render-check-lines.ts';
import { renderCheckFor } from '../gate/render-check.ts';
import { gateFor } from '../gate/with-browser.ts';
import { promote } from '../promote.ts';
import { ReleaseError } from '../release-error.ts';
import { changesOf } from './changes-of.ts';
import type { Command } from './command.ts';

export const promoteReleases: Command = async (store, words, values) => {
  if (words.length === 0)
    throw new ReleaseError('Name what to promote: npm run release -- promote mfe-cart@1.0.0-1a2b3c4d');
  const canaryPercent = values.canary === undefined ? undefined : percentage(values.canary);
  const gate = await gateFor(store, values.unmounted);
  const render = renderCheckFor(store);
  const changes = changesOf(words);
  const set = await promote(store, values.channel, changes, { canaryPercent, gate, render });
  const undo = canaryPercent === undefined ? 'rollback' : 'halt';
  const lines = [
    canaryPercent === undefined
      ? `Channel ${values.channel} is now set ${set.id}.`
      : `${canaryPercent} % of the visitors of channel ${values.channel} get set ${set.id}.`,
    ...clientOnlyLines(set),
    `To undo: npm run release -- ${undo} --channel ${values.channel}`,
  ];
  return { value: { channel: values.channel, set: set.id, canaryPercent: canaryPercent ?? null }, lines };
};
