import type { SetHealth } from '@marketplace/shared/contracts';
import { ReleaseError } from './release-error.ts';

/** Fewer pages say nothing yet. */
const LEAST_VIEWS = 20;
const LEAST_ERRORS = 5;
/** Ratio of errors per page to the live set's. */
const LEAST_RATIO = 2;
/** The probability below which chance no longer explains the canary's share of errors. Small, because the check repeats. */
const CHANCE = 1e-4;

/** ln(n!) by summing; exact enough for counts of errors. */
const logFactorial = (n: number) => {
  let sum = 0;
  for (let factor = 2; factor <= n; factor += 1) sum += Math.log(factor);
  return sum;
};

/** The probability of at least `hits` of `total`, each with probability `share`. */
const atLeast = (hits: number, total: number, share: number) => {
  let sum = 0;
  const all = logFactorial(total);
  for (let count = hits; count <= total; count += 1)
    sum += Math.exp(
      all -
        logFactorial(count) -
        logFactorial(total - count) +
        count * Math.log(share) +
        (total - count) * Math.log(1 - share),
    );
  return sum;
};

/** Above this, errors are no longer counted exactly: outliers show long before. */
const MOST_ERRORS = 2_000;

/** Scales both counts down, so that the sums above stay short. */
const scaled = (canary: number, live: number): [number, number] => {
  const factor = Math.min(1, MOST_ERRORS / Math.max(1, canary + live));
  return [Math.floor(canary * factor), Math.floor(live * factor)];
};

/** When a canary is halted whatever the live set does. */
export interface CanaryLimit {
  /** The number of pages it must have shown. */
  pages: number;
  /** Errors per 100 pages it may have. */
  errors: number;
}

export const USUAL_LIMIT: CanaryLimit = { pages: 50, errors: 20 };

const rateOf = ({ errors, pageViews }: SetHealth) => errors / pageViews;

const percent = (rate: number) => `${(rate * 100).toFixed(1)}`;

/** Too many errors in absolute terms, unless the live set, which it may be meant to fix, is as bad. */
const judgeAlone = (canary: SetHealth, live: SetHealth | undefined, limit: CanaryLimit) => {
  if (canary.pageViews < limit.pages || rateOf(canary) * 100 <= limit.errors) return undefined;
  if (live && live.pageViews >= LEAST_VIEWS && rateOf(live) >= rateOf(canary)) return undefined;
  return `${percent(rateOf(canary))} errors per 100 pages over ${canary.pageViews} pages, but at most ${limit.errors} are allowed`;
};

/**
 * Far more errors than the live set. Given all errors of both sets, the share that
 * falls on the canary by chance follows the share of the pages that it showed: the exact test of two Poisson rates.
 */
const judgeAgainst = (canary: SetHealth, live: SetHealth) => {
  if (canary.pageViews < LEAST_VIEWS || canary.errors < LEAST_ERRORS || live.pageViews === 0) return undefined;
  if (rateOf(canary) < rateOf(live) * LEAST_RATIO) return undefined;
  const [canaryErrors, liveErrors] = scaled(canary.errors, live.errors);
  const share = canary.pageViews / (canary.pageViews + live.pageViews);
  if (atLeast(canaryErrors, canaryErrors + liveErrors, share) >= CHANCE) return undefined;
  return `${percent(rateOf(canary))} errors per 100 pages over ${canary.pageViews} pages, compared with ${percent(rateOf(live))} over ${live.pageViews} for the live set`;
};

/** Why a canary must go, in a sentence; undefined while it does not stand out and is within the limit. */
export const judgeCanary = (
  canary: SetHealth,
  live: SetHealth | undefined,
  limit: CanaryLimit = USUAL_LIMIT,
): string | undefined => (live && judgeAgainst(canary, live)) ?? judgeAlone(canary, live, limit);

const numberIn = (env: NodeJS.ProcessEnv, name: string, usual: number) => {
  const word = env[name];
  if (!word) return usual;
  const number = /^\d{1,6}$/.test(word) ? Number(word) : 0;
  if (number > 0) return number;
  throw new ReleaseError(`${name} must be a whole number from 1 to 999999, but is "${word}".`);
};

/**
 * The limit in CANARY_PAGES and CANARY_ERRORS.
 * @throws ReleaseError for anything but positive whole numbers
 */
export const canaryLimit = (env: NodeJS.ProcessEnv): CanaryLimit => ({
  pages: numberIn(env, 'CANARY_PAGES', USUAL_LIMIT.pages),
  errors: numberIn(env, 'CANARY_ERRORS', USUAL_LIMIT.errors),
});
