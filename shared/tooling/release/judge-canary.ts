import type { SetHealth } from '@marketplace/shared/contracts';

/** Fewer pages say nothing yet. */
const LEAST_VIEWS = 20;
const LEAST_ERRORS = 5;
/** Of errors a page, against the live set. */
const LEAST_RATIO = 2;
/** So rarely would chance alone put so many of all errors on the canary. Small, because it is looked at again and again. */
const CHANCE = 1e-4;

/** ln(n!) by summing; exact enough for counts of errors. */
const logFactorial = (n: number) => {
  let sum = 0;
  for (let factor = 2; factor <= n; factor += 1) sum += Math.log(factor);
  return sum;
};

/** The chance of at least `hits` of `total`, each with the chance `share`. */
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

/** More errors than this are no longer counted exactly: what stands out does so long before. */
const MOST_ERRORS = 2_000;

/** Both counts made smaller alike, so that the sums above stay short. */
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
