import { UsageError } from '../../cli/command-line.ts';
import { channelName, channelOption, reasonOption } from '../command-line.ts';
import { createGate } from '../gate/gate.ts';
import { promote } from '../promote.ts';
import { ReleaseError } from '../release-error.ts';
import { applications } from '../workspace.ts';
import { channelOf } from './channel-of.ts';
import { createCommand } from './command.ts';
import { noteOf } from './note-of.ts';

export const remove = createCommand(
  {
    usage: 'npm run release -- remove mfe-NAME',
    about: 'Removes an adopted remote from a channel, unless others need it.',
    options: { ...channelOption, ...reasonOption },
    most: 1,
  },
  async ({ store, words: [app], values }) => {
    if (!app) throw new UsageError('Name the remote to remove, such as mfe-reviews.');
    const channel = channelName(values.channel);
    if (applications.includes(app))
      throw new ReleaseError(`${app} is a folder of this repository, so the next start would bring it back.`);
    const { set: before } = await channelOf(store, channel);
    if (!before.releases[app]) throw new ReleaseError(`Channel ${channel} has no ${app}.`);
    // Nothing new appears on any page, so there is nothing to mount.
    const set = await promote(store, channel, {}, { gate: createGate(), note: noteOf(values), remove: app });
    return {
      value: { removed: app, channel, set: set.id },
      lines: [
        `${app} was removed from channel ${channel} (set ${set.id}).`,
        `To undo: npm run release -- rollback --channel ${channel}`,
      ],
    };
  },
);
