import { UsageError } from '../../cli/command-line.ts';
import { channelName, wholeNumber } from '../command-line.ts';
import { ReleaseError } from '../release-error.ts';
import { readReleases } from '../release-set.ts';
import { testerLink } from '../tester-link.ts';
import { changesOf } from './changes-of.ts';
import { channelOf } from './channel-of.ts';
import { createCommand } from './command.ts';

const HOUR = 3_600_000;

export const link = createCommand(
  {
    usage: 'npm run release -- link [APPLICATION@RELEASE ...]',
    about: 'Creates a signed link for testers in production: to these releases, to another channel, or both.',
    options: {
      channel: { type: 'string', value: 'NAME', help: 'a channel other than the one the storefront shows' },
      hours: { type: 'string', default: '8', value: 'N', help: 'how long it is valid, 8 hours by default' },
    },
    most: Infinity,
  },
  async ({ store, words, values }) => {
    const hours = wholeNumber('--hours', values.hours, [1, 168]);
    if (words.length === 0 && values.channel === undefined)
      throw new UsageError('Name what to show: mfe-cart@1.0.0-1a2b3c4d, or --channel pr-12.');
    if (!process.env['OVERRIDE_SECRET'])
      throw new ReleaseError('Set OVERRIDE_SECRET to the same value as the storefront: links are signed with it.');
    const channel = values.channel === undefined ? undefined : channelName(values.channel);
    if (channel) await channelOf(store, channel);
    const releases = changesOf(words);
    await readReleases(store, releases);
    const expires = Date.now() + hours * HOUR;
    const url = testerLink(process.env, { channel, releases, expires });
    const until = new Date(expires).toISOString();
    return { value: { url, expires: until }, lines: [url, `Valid until ${until}.`] };
  },
);
