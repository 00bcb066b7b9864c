import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn, nullIfMissing } from './folder-files.ts';
import { parseChannel } from './parse-channel.ts';
import type { Channel, ChannelStore } from './release-store.ts';

/** The channels in a folder: a file for each revision; a channel shows the newest. */
export const createFolderChannels = (root: string): ChannelStore => {
  const channelFolder = (name: string) => join(root, 'channels', name);
  const newestRevision = async (name: string) =>
    Math.max(0, ...(await namesIn(channelFolder(name))).map((file) => Number.parseInt(file, 10) || 0));

  return {
    listChannels: () => namesIn(join(root, 'channels')),
    readChannel: async (name) => {
      const revision = await newestRevision(name);
      const file = join(channelFolder(name), `${revision}.json`);
      const text = revision === 0 ? null : await readFile(file, 'utf8').catch(nullIfMissing);
      return text === null ? null : parseChannel(text, file, 'Delete it to go back to the revision before.');
    },
    swapChannel: async (channel, expected) => {
      const folder = channelFolder(channel.name);
      await mkdir(folder, { recursive: true });
      if ((await newestRevision(channel.name)) !== expected) return false;
      const draft = join(folder, `draft-${process.pid}-${Math.random().toString(36).slice(2)}`);
      try {
        await writeFile(draft, JSON.stringify({ ...channel, revision: expected + 1 } satisfies Channel, null, 1));
        // A link fails if the name is taken: the file system decides who was first.
        await link(draft, join(folder, `${expected + 1}.json`));
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(draft, { force: true });
      }
    },
    removeChannel: (name) => rm(channelFolder(name), { recursive: true, force: true }),
  };
};
