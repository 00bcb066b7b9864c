import { signOverride } from './override-token.ts';

interface Wish {
  /** Different from what the storefront shows. */
  channel?: string | undefined;
  /** Application to release. */
  releases?: Record<string, string>;
  /** In milliseconds since 1970. Without it the address is not signed. */
  expires?: number;
}

/**
 * The address under which a tester gets a channel or releases that others don't get, signed if OVERRIDE_SECRET is set,
 * as a storefront in production requires.
 */
export const testerLink = (env: NodeJS.ProcessEnv, { channel, releases = {}, expires }: Wish): string => {
  const mfe = Object.entries(releases).map(([app, id]) => `${app}@${id}`);
  const query = new URLSearchParams({ ...(channel && { channel }), ...(mfe.length > 0 && { mfe: mfe.join() }) });
  const secret = env['OVERRIDE_SECRET'];
  if (secret && expires !== undefined)
    query.set('mfe-token', signOverride({ releases, ...(channel && { channel }), expires }, secret));
  const origin = (env['PUBLIC_URL'] || 'http://localhost:4000').replace(/\/$/, '');
  return `${origin}/marketplace/${query.size > 0 ? `?${query}` : ''}`;
};

const WEEK = 604_800_000;

/** Where everyone, or a tester, opens a channel; signed for a week. */
export const channelUrl = (env: NodeJS.ProcessEnv, channel: string): string =>
  testerLink(env, channel === 'live' ? {} : { channel, expires: Date.now() + WEEK });
