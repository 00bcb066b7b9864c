import { typedDecimal, typedInteger } from './typed-number.ts';

it.each([
  ['0', '0'],
  ['10.00', '10.00'],
  ['-77.5946', '-77.5946'],
  ['+5', '5'],
  ['1,234.5', '1234.5'],
  ['1,00,000', '100000'],
  ['1 000 000', '1000000'],
  ['1\u202f000', '1000'],
  ['１２', '12'],
])('reads %j as the decimal %s', (typed, decimal) => expect(typedDecimal(typed)).toBe(decimal));

it.each([
  '',
  ' ',
  '.',
  '5.',
  '.5',
  '1e3',
  '1E3',
  '0x10',
  '10,00',
  '1,5',
  '1.234,56',
  '1,2,345',
  '--5',
  '5 users',
  '₹5',
  'NaN',
  'Infinity',
  '1'.repeat(16),
])('reads %j as not a number', (typed) =>
  expect([typedDecimal(typed), typedInteger(typed)]).toEqual([undefined, undefined]),
);

it.each([
  ['10', 10],
  ['10.0', 10],
  ['10.00', 10],
  ['1,200', 1200],
  ['-5', -5],
])('reads %j as the whole number %d', (typed, number) => expect(typedInteger(typed)).toBe(number));

it.each(['2.5', '1.000', '10.01'])('reads %j as not a whole number', (typed) =>
  expect(typedInteger(typed)).toBeUndefined(),
);
