import { channelName } from '../command-line.ts';
import { ReleaseError } from '../release-error.ts';
import { createCommand } from './command.ts';

export const removeChannel = createCommand(
  {
    usage: 'npm run release -- remove-channel NAME',
    about:
      'Removes a channel, for example of a closed pull request. Its releases are kept until npm run release -- prune.',
    most: 1,
  },
  async ({ store, words: [word = ''] }) => {
    const name = channelName(word);
    if (name === 'live') throw new ReleaseError("Channel live can't be removed: it's what everyone gets.");
    const channels = await store.listChannels();
    if (!channels.includes(name))
      throw new ReleaseError(`There is no channel ${name}. There are: ${channels.sort().join(', ') || 'none'}.`);
    await store.removeChannel(name);
    return { value: { removed: name }, lines: [`Removed channel ${name}.`] };
  },
);
