import { pagesShown } from './pages-shown.ts';

it.each([
  [0, 0, '0'],
  [0, 3, '0 1 2 3'],
  [0, 2, '0 1 2'],
  [2, 4, '0 1 2 3 4'],
  [0, 26, '0 1 gap 26'],
  [4, 26, '0 gap 3 4 5 gap 26'],
  [2, 26, '0 1 2 3 gap 26'],
  [3, 26, '0 1 2 3 4 gap 26'],
  [24, 26, '0 gap 23 24 25 26'],
  [26, 26, '0 gap 25 26'],
])('page %i of 0 to %i shows %s', (page, last, shown) => {
  expect(pagesShown(page, last).join(' ')).toBe(shown);
});
