import { parseJson } from './parse-json.ts';
import { ReleaseError } from './release-error.ts';
import type { Channel } from './release-store.ts';

const isText = (value: unknown) => typeof value === 'string' && value !== '';

/** What makes a channel: the rest may be missing in earlier channels. */
const isChannel = (value: unknown): value is Channel => {
  const { name, set, revision, history, canary } = (value ?? {}) as Partial<Channel>;
  const isCanary = !canary || (isText(canary.set) && typeof canary.percent === 'number');
  return isText(name) && isText(set) && Number.isInteger(revision) && Array.isArray(history) && isCanary;
};

/**
 * The channel in a file of the store.
 * @throws ReleaseError that names the file and the way out
 */
export const parseChannel = (text: string, file: string, wayOut: string): Channel => {
  const channel = parseJson<unknown>(text, file, wayOut);
  if (isChannel(channel)) return channel;
  throw new ReleaseError(`${file} is damaged: it doesn't describe a channel. ${wayOut}`);
};
