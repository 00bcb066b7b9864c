import { isAmount, minorUnits, onlyAmount } from './amount-text.ts';

it.each([
  ['0', 0],
  ['1234', 123_400],
  ['1234.5', 123_450],
  ['19.99', 1_999],
  ['12.', 1_200],
])('reads %s as %d minor units', (text, minor) => expect(minorUnits(text)).toBe(minor));

it.each(['', '.5', '1,000', '-1', '1e3', '1.234', '12345678901'])('takes %p for no amount', (text) =>
  expect(isAmount(text)).toBe(false),
);

it('takes only what can be part of an amount', () => expect(onlyAmount('₹1,2a34.50')).toBe('1234.50'));
