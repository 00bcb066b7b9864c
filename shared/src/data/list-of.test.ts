import { listOf } from './list-of.ts';

it.each([
  ['the answer itself', [1, 2]],
  ['wrapped in data', { data: [1, 2] }],
  ['wrapped in items', { items: [1, 2] }],
  ['wrapped in content', { content: [1, 2], totalElements: 2 }],
  ['wrapped twice', { data: { content: [1, 2] } }],
])('finds a list that is %s [CALL-59, A-60]', (_how, answer) => {
  expect(listOf(answer)).toEqual([1, 2]);
});

it.each([null, undefined, 'text', 7, {}, { data: null }, { items: 'text' }])('finds none in %j [CALL-59]', (answer) => {
  expect(listOf(answer)).toEqual([]);
});
