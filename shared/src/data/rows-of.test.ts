import { rowsOf } from './rows-of.ts';

it('takes how many there are in all from the answer, else its rows are all', () => {
  expect(rowsOf({ content: ['a', 'b'], totalElements: 45 })).toEqual({ rows: ['a', 'b'], total: 45 });
  expect(rowsOf(['a', 'b'])).toEqual({ rows: ['a', 'b'], total: 2 });
  expect(rowsOf(null)).toEqual({ rows: [], total: 0 });
});
