import { renderHook } from '@testing-library/react';
import { pageWithin, usePageWithin } from './page-within.ts';

it('stays within the existing pages', () => {
  expect(pageWithin({ page: 1, size: 20 }, 45)).toBe(1);
  expect(pageWithin({ page: 9, size: 20 }, 45)).toBe(2);
  expect(pageWithin({ page: 3, size: 20 }, 60)).toBe(2);
  expect(pageWithin({ page: 9, size: 20 }, 0)).toBe(0);
});

const follow = (page: number, total?: number) => {
  const went: number[] = [];
  const hook = renderHook(
    (at: { page: number; total: number | undefined }) =>
      usePageWithin({ page: at.page, size: 20 }, at.total, (to) => went.push(to)),
    { initialProps: { page, total } },
  );
  return { went, ...hook };
};

it('goes to the last page once it is known', () => {
  const { went, rerender } = follow(9);
  expect(went).toEqual([]);
  rerender({ page: 9, total: 45 });
  expect(went).toEqual([2]);
  rerender({ page: 9, total: 45 });
  expect(went).toEqual([2]);
});

it('goes to the previous page when the last row of the last page is removed', () => {
  const { went, rerender } = follow(2, 41);
  rerender({ page: 2, total: 40 });
  expect(went).toEqual([1]);
});
