import type { Dashboard } from '@marketplace/shared/contracts';
import { randomFrom } from '../../../test/random.ts';
import { toBrotli } from '../../http/compress-once.ts';
import { fitDashboard, mostBytes } from './fit-dashboard.ts';

const random = randomFrom(11);

const aModule = (
  id: string,
  length: number,
): Dashboard['categories'][number]['buckets'][number]['modules'][number] => ({
  id,
  name: random.hex(12),
  tagline: random.hex(length),
  category: 'Category',
  tags: [random.hex(8)],
  iconUrl: null,
  moduleUrl: null,
  priority: null,
  views: random.below(1_000),
  rating: 4,
  downloads: 0,
  comingSoon: false,
});

const aDashboard = (categories: number, bucketsEach: number, taglines = 40): Dashboard => ({
  slideshow: [],
  topChoices: [],
  popularSearches: [],
  errors: [],
  totals: { categories, buckets: categories * bucketsEach, modules: 4 * categories * bucketsEach },
  categories: Array.from({ length: categories }, (_c, category) => ({
    id: `c${category}`,
    name: random.hex(10),
    description: random.hex(20),
    hue: 1,
    bucketCount: bucketsEach,
    buckets: Array.from({ length: bucketsEach }, (_b, bucket) => ({
      id: `b${category}-${bucket}`,
      name: random.hex(10),
      description: '',
      moduleCount: 4,
      modules: Array.from({ length: 4 }, (_m, module) => aModule(`m${category}-${bucket}-${module}`, taglines)),
    })),
  })),
});

const sizeOf = async (dashboard: Dashboard) => (await toBrotli(Buffer.from(JSON.stringify(dashboard)))).length;

describe('a dashboard', () => {
  it('stays whole if it is small', async () => {
    const small = aDashboard(8, 9);
    expect(await fitDashboard(small)).toBe(small);
  });

  it('keeps all categories where shorter ones fit', async () => {
    const fitted = await fitDashboard(aDashboard(5, 60));
    expect(fitted.categories.map(({ buckets, bucketCount }) => [buckets.length, bucketCount])).toEqual(
      Array.from({ length: 5 }, () => [8, 60]),
    );
  });

  it('keeps as many of the first categories as fit, and tells of the rest', async () => {
    const large = aDashboard(200, 10);
    const fitted = await fitDashboard(large);
    const kept = fitted.categories.length;
    expect(kept).toBeGreaterThan(3);
    expect(fitted.categories.map(({ id }) => id)).toEqual(large.categories.slice(0, kept).map(({ id }) => id));
    expect(fitted.totals).toEqual({ categories: 200, buckets: 2_000, modules: 8_000 });
    expect(await sizeOf(fitted)).toBeLessThanOrEqual(mostBytes);
    const next = large.categories.slice(kept, kept + 1).map((one) => ({ ...one, buckets: one.buckets.slice(0, 8) }));
    expect(await sizeOf({ ...fitted, categories: [...fitted.categories, ...next] })).toBeGreaterThan(mostBytes);
  });

  it('does without categories of which not even one fits', async () => {
    expect((await fitDashboard(aDashboard(3, 2, 60_000))).categories).toEqual([]);
  });
});
