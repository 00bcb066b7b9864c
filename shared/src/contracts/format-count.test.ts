import { formatCount } from './format-count.ts';

it.each([0, 7, 999, 1_000, 12_345, 123_456, 1_234_567, 98_765_432_101, -1_234])('writes %d as browsers do', (count) => {
  expect(formatCount(count)).toBe(count.toLocaleString('en-IN'));
});
