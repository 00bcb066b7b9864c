import { isAmount, minorUnits, typedAmount } from './amount-text.ts';

it.each([
  ['0', 0],
  ['1234', 123_400],
  ['1234.5', 123_450],
  ['19.99', 1_999],
  ['12.', 1_200],
])('reads %s as %d minor units', (text, minor) => expect(minorUnits(text)).toBe(minor));

it.each(['', '.5', '1,000', '-1', '1e3', '1.234', '12345678901'])('doesn’t accept %p as an amount', (text) =>
  expect(isAmount(text)).toBe(false),
);

it.each([
  ['₹1,234.50', '1234.50'],
  [' 12,34,567 ', '1234567'],
  ['１０', '10'],
  ...['1,2a34.50', '1e3', '10,00', '1.234,56', '-5', '5 users', '1.234', ''].map((text) => [text, undefined]),
])('reads %j as the amount %j', (...[typed = '', amount]) => expect(typedAmount(typed)).toBe(amount));
