import type { ReleaseStore } from '@marketplace/tooling/release/serving';
import { LRUCache } from 'lru-cache';
import { createReleaseReader } from '../release-reader.ts';
import type { ChannelViews } from './choose-channel.ts';

/** Channels that are being tested at the same time. */
const MOST_CHANNELS = 20;

/** Reads the channels that testers ask for, each at most once a second. */
export const createChannelViews = (store: ReleaseStore): ChannelViews => {
  const readers = new LRUCache<string, ReturnType<typeof createReleaseReader>>({
    max: MOST_CHANNELS,
    memoMethod: (name) => createReleaseReader(store, name, { mayEnd: true }),
  });
  return (name) => readers.memo(name)();
};
