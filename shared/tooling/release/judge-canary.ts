import type { SetHealth } from '@marketplace/shared/contracts';

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

const rateOf = ({ errors, pageViews }: SetHealth) => errors / pageViews;

const percent = (rate: number) => `${(rate * 100).toFixed(1)}`;

/**
 * Why a canary must go, in a sentence; undefined while it does not stand out. Given all errors of both sets, the share that
 * falls on the canary by chance follows the share of the pages that it showed: the exact test of two Poisson rates.
 */
export const judgeCanary = (canary: SetHealth, live: SetHealth): string | undefined => {
  if (canary.pageViews < LEAST_VIEWS || canary.errors < LEAST_ERRORS || live.pageViews === 0) return undefined;
  if (rateOf(canary) < rateOf(live) * LEAST_RATIO) return undefined;
  const [canaryErrors, liveErrors] = scaled(canary.errors, live.errors);
  const share = canary.pageViews / (canary.pageViews + live.pageViews);
  if (atLeast(canaryErrors, canaryErrors + liveErrors, share) >= CHANCE) return undefined;
  return `${percent(rateOf(canary))} errors per 100 pages over ${canary.pageViews} pages, against ${percent(rateOf(live))} over ${live.pageViews} of the live set`;
};
