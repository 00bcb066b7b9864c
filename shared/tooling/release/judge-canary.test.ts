import { canaryLimit, judgeCanary } from './judge-canary.ts';

const canary = (pageViews: number, errors: number) => ({ set: 'canary', pageViews, errors });
const live = (pageViews: number, errors: number) => ({ set: 'live', pageViews, errors });

it('explains how a canary that breaks every other page stands out', () => {
  expect(judgeCanary(canary(40, 20), live(400, 8))).toBe(
    '50.0 errors per 100 pages over 40 pages, compared with 2.0 over 400 for the live set',
  );
});

it.each([
  ['as many errors a page as the live set', canary(100, 10), live(1_000, 100)],
  ['too few pages to tell', canary(19, 19), live(1_000, 0)],
  ['too few errors to tell', canary(50, 4), live(1_000, 0)],
  ['more, but by chance', canary(100, 8), live(100, 2)],
  ['more, but less than twice as many', canary(10_000, 1_900), live(10_000, 1_000)],
])('leaves a canary that has %s', (_name, one, other) => {
  expect(judgeCanary(one, other)).toBeUndefined();
});

it('sees what stands out among very many', () => {
  expect(judgeCanary(canary(50_000, 30_000), live(950_000, 9_500))).toMatch(/^60\.0 errors/);
});

it('judges a canary whose live set has no errors', () => {
  expect(judgeCanary(canary(200, 12), live(1_800, 0))).toMatch(/^6\.0 errors/);
});

it('halts almost none of a thousand canaries that are as good as the live set', () => {
  // A fixed sequence of numbers between 0 and 1.
  let state = 42;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const errorsOf = (views: number) => Array.from({ length: views }, random).filter((draw) => draw < 0.03).length;
  const halted = Array.from({ length: 1_000 }, () => judgeCanary(canary(200, errorsOf(200)), live(800, errorsOf(800))));
  expect(halted.filter(Boolean).length).toBeLessThanOrEqual(1);
});

describe('the limit that applies whatever the live set does', () => {
  const limit = { pages: 50, errors: 20 };

  it.each([
    ['shows nothing', live(0, 0)],
    ['was not reported on', undefined],
    ['has too few pages to tell', live(19, 19)],
    ['is bad as well, but better', live(100, 20)],
  ])('halts a canary above it when the live set %s', (_name, other) => {
    expect(judgeCanary(canary(50, 11), other, limit)).toBe(
      '22.0 errors per 100 pages over 50 pages, but at most 20 are allowed',
    );
  });

  it.each([
    ['is at the limit', canary(50, 10), undefined],
    ['has shown too few pages', canary(49, 49), undefined],
    ['is no worse than the live set, which it may repair', canary(100, 40), live(100, 40)],
  ])('leaves a canary that %s', (_name, one, other) => {
    expect(judgeCanary(one, other, limit)).toBeUndefined();
  });

  it('comes from the environment', () => {
    expect(canaryLimit({})).toEqual(limit);
    expect(canaryLimit({ CANARY_PAGES: '500', CANARY_ERRORS: '5' })).toEqual({ pages: 500, errors: 5 });
    expect(() => canaryLimit({ CANARY_ERRORS: '5%' })).toThrow(
      'CANARY_ERRORS must be a whole number from 1 to 999999, but is "5%".',
    );
  });
});
