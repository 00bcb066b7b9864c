import { setTimeout } from 'node:timers/promises';
import { parseChannel } from './parse-channel.ts';
import type { Channel, ChannelStore } from './release-store.ts';
import type { Bucket } from './s3-bucket.ts';
import { writeJson } from './s3-json.ts';

/** The longest pause before a retry, in milliseconds. */
const APART = 300;

const WAY_OUT = 'Restore an earlier version of the object, or delete it and ship to the channel again.';

const pointerKey = (name: string) => `channels/${name}.json`;

/** The channels in a bucket: one pointer each, written conditionally on the ETag that was read. */
export const createS3Channels = (bucket: Bucket): ChannelStore => {
  const seen = new Map<string, { channel: Channel; etag: string }>();
  const read = async (name: string) => {
    const found = await bucket.get(pointerKey(name));
    if (!found) return null;
    const pointer = { channel: parseChannel(found.content.toString(), pointerKey(name), WAY_OUT), etag: found.etag };
    seen.set(name, pointer);
    return pointer;
  };
  /** Null if there should be no pointer yet; undefined if the channel is not at that revision. */
  const etagAt = async (name: string, revision: number) => {
    if (revision === 0) return null;
    const known = seen.get(name);
    const pointer = known?.channel.revision === revision ? known : await read(name);
    return pointer?.channel.revision === revision ? pointer.etag : undefined;
  };

  return {
    listChannels: async () => (await bucket.namesBelow('channels/')).map((name) => name.replace(/\.json$/, '')),
    readChannel: async (name) => (await read(name))?.channel ?? null,
    swapChannel: async (channel, expected) => {
      const etag = await etagAt(channel.name, expected);
      const next: Channel = { ...channel, revision: expected + 1 };
      if (etag !== undefined && (await writeJson(bucket, pointerKey(channel.name), next, etag))) return true;
      // Losers retry, but not all at the same moment.
      await setTimeout(Math.random() * APART);
      return false;
    },
    removeChannel: (name) => bucket.removeBelow(pointerKey(name)),
  };
};
