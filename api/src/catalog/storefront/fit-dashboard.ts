import type { Dashboard } from '@marketplace/shared/contracts';
import { toBrotli } from '../../http/index.ts';
import { bucketsListed } from './dashboard-categories.ts';

/** Of the compressed answer; as gzip, which few ask for, it comes to about 60,000. */
export const mostBytes = 50_000;

/**
 * Cuts the categories of a large catalogue until the answer is small: first to 8 buckets each, then to as many
 * categories as fit. `totals` and each `bucketCount` tell of the rest, which further calls bring.
 */
export async function fitDashboard(dashboard: Dashboard): Promise<Dashboard> {
  if (await fits(dashboard)) return dashboard;
  const shortened = dashboard.categories.map((category) => ({
    ...category,
    buckets: category.buckets.slice(0, bucketsListed),
  }));
  const withFirst = (count: number): Dashboard => ({ ...dashboard, categories: shortened.slice(0, count) });
  return withFirst(await largest(shortened.length, (count) => fits(withFirst(count))));
}

/** No text becomes so much smaller that more than this could fit. */
const hopelessBytes = mostBytes * 30;

async function fits(dashboard: Dashboard): Promise<boolean> {
  const json = Buffer.from(JSON.stringify(dashboard));
  return json.length <= hopelessBytes && (await toBrotli(json)).length <= mostBytes;
}

/** The largest count up to `most` that is good, where all smaller ones are good, too; 0 if none is. */
async function largest(most: number, isGood: (count: number) => Promise<boolean>): Promise<number> {
  let [good, bad] = [0, most + 1];
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (await isGood(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
