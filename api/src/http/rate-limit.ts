import type { Queries } from '../db/database.ts';
import { tooMany } from './api-error.ts';
import { countHit } from './rate-limit-store.ts';

export interface Limit {
  /** Names it in the headers: letters, digits and hyphens. */
  name: string;
  /** Uses in a window. */
  quota: number;
  windowSeconds: number;
}

/** The state of a limit after a use. */
export interface LimitState extends Limit {
  remaining: number;
  /** Seconds until the window ends. */
  resetsIn: number;
}

/** Counts a use under a key, across all replicas. @throws ApiError 429 with this sentence beyond the quota */
export async function countUse(db: Queries, key: string, limit: Limit, sentence: string): Promise<LimitState> {
  const { hits, resetsIn } = await countHit(db, key, limit.windowSeconds);
  if (hits > limit.quota) throw tooMany(sentence, { ...limit, resetsIn });
  return { ...limit, remaining: limit.quota - hits, resetsIn };
}

/** Seconds as headers carry them: whole, and never zero while the window lasts. */
export const wholeSeconds = (seconds: number) => Math.max(1, Math.ceil(seconds));

/** The headers of draft-ietf-httpapi-ratelimit-headers. */
export const rateLimitHeaders = ({ name, quota, windowSeconds, remaining, resetsIn }: LimitState) => ({
  'ratelimit-policy': `"${name}";q=${quota};w=${windowSeconds}`,
  ratelimit: `"${name}";r=${remaining};t=${wholeSeconds(resetsIn)}`,
});
