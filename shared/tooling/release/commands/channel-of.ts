import type { ReleaseSet } from '@marketplace/shared/contracts';
import { ReleaseError } from '../release-error.ts';
import type { Channel, ReleaseStore } from '../release-store.ts';

/** @throws ReleaseError if the channel shows nothing yet */
export const channelOf = async (store: ReleaseStore, name: string): Promise<{ channel: Channel; set: ReleaseSet }> => {
  const channel = await store.readChannel(name);
  const set = channel && (await store.readSet(channel.set));
  if (!set) throw new ReleaseError(`Channel ${name} has no release set yet. Run npm start or npm run ship first.`);
  return { channel, set };
};
