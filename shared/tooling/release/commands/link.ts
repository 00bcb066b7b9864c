import { hoursOf } from '../command-line.ts';
import { signOverride } from '../override-token.ts';
import { ReleaseError } from '../release-error.ts';
import { readReleases } from '../release-set.ts';
import { changesOf } from './changes-of.ts';
import type { Command } from './command.ts';

const HOUR = 3_600_000;

/** A signed address with these releases as overrides, for testers in production. */
export const link: Command = async (store, words, values) => {
  const secret = process.env['OVERRIDE_SECRET'];
  if (!secret)
    throw new ReleaseError('Links are signed with OVERRIDE_SECRET, the same one that the storefront runs with.');
  const hours = hoursOf(values);
  if (words.length === 0) throw new ReleaseError('Name what to swap: npm run release -- link mfe-cart@1.0.0-1a2b3c4d');
  const releases = await readReleases(store, changesOf(words));
  const expires = Date.now() + hours * HOUR;
  const ids = Object.fromEntries(Object.values(releases).map(({ app, id }) => [app, id]));
  const query = new URLSearchParams({
    mfe: words.join(),
    'mfe-token': signOverride({ releases: ids, expires }, secret),
  });
  const url = `${(process.env['PUBLIC_URL'] ?? 'http://localhost:4000').replace(/\/$/, '')}/marketplace/?${query}`;
  const until = new Date(expires).toISOString();
  return { value: { url, expires: until }, lines: [url, `Good until ${until}.`] };
};
