import { formatDate, formatMoney } from './index.ts';

/** Amounts contain non-breaking spaces; which kind does not matter here. */
const plain = (text: string) => text.replace(/\s/g, ' ');

it.each([
  [123_450, 'INR', '₹1,234.50'],
  [12_345_678_900, 'INR', '₹12,34,56,789.00'],
  [-5, 'INR', '-₹0.05'],
  [9_999_999, 'INR', '₹99,999.99'],
  [0, 'INR', '₹0.00'],
  [5, 'EUR', '€0.05'],
  [-100, 'EUR', '-€1.00'],
  [123_450, 'USD', 'US$1,234.50'],
])('writes %i minor units of %s as %s', (minor, currency, text) => {
  expect(plain(formatMoney(minor, currency))).toBe(text);
});

it('writes dates in UTC, whatever the hour', () => {
  expect(formatDate('2026-11-20')).toBe('20 Nov 2026');
  expect(formatDate('2026-11-20T23:59:59.000Z')).toBe('20 Nov 2026');
  expect(formatDate('2026-11-20T00:00:00.000Z')).toBe('20 Nov 2026');
});
