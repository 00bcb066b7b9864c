import { link, mkdir, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { namesIn, readJson } from './folder-files.ts';
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
      return revision === 0 ? null : readJson<Channel>(join(channelFolder(name), `${revision}.json`));
    },
    swapChannel: async (channel, expected) => {
      const folder = channelFolder(channel.name);
      await mkdir(folder, { recursive: true });
      if ((await newestRevision(channel.name)) !== expected) return false;
      const draft = join(folder, `draft-${process.pid}-${Math.random().toString(36).slice(2)}`);
      await writeFile(draft, JSON.stringify({ ...channel, revision: expected + 1 } satisfies Channel, null, 1));
      try {
        // A link fails if the name is taken: the file system decides who was first.
        await link(draft, join(folder, `${expected + 1}.json`));
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      } finally {
        await unlink(draft);
      }
    },
  };
};
