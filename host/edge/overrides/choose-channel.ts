import { logError } from 'api/observability';
import type { ChannelView } from '../release-reader.ts';
import { grantIn } from './override-grant.ts';
import type { OverridePolicy } from './override-policy.ts';

/** Reads what another channel shows; null if there is none. */
export type ChannelViews = (name: string) => Promise<ChannelView | null>;

interface Chosen {
  view: ChannelView;
  /** The channel from the address, if it is shown. */
  channel?: string;
  refused: string[];
}

interface Options {
  views: ChannelViews;
  policy: OverridePolicy;
}

/** Channels are named by lower-case letters, digits and hyphens. */
export const isChannelName = (word: string) => /^[a-z0-9][a-z0-9-]{0,62}$/.test(word);

/** What the channel in the address (`?channel=pr-12`) shows or, if it may not be shown, the storefront's own. */
export const chooseChannel = async (
  own: ChannelView,
  query: URLSearchParams,
  { views, policy }: Options,
): Promise<Chosen> => {
  const channel = query.get('channel');
  if (channel === null || channel === own.live.channel) return { view: own, refused: [] };
  const refuse = (sentence: string) => ({ view: own, refused: [sentence] });
  if (!isChannelName(channel)) return refuse('Channel names have lowercase letters, digits and hyphens only.');
  if (!policy.open && grantIn(query, policy)?.channel !== channel)
    return refuse(`Channel ${channel} needs a signed link that hasn’t expired.`);
  const view = await views(channel).catch((error: unknown) => {
    logError(`Channel ${channel} could not be read.`, error);
    return null;
  });
  return view ? { view, channel, refused: [] } : refuse(`Channel ${channel} is not in the release store.`);
};
