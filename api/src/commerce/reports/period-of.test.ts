import { periodOf } from './period-of.ts';

const gst = { taxName: 'GST' };
const of = (query: object, today = '2026-11-26', company = gst) => {
  const { from, to } = periodOf(query, today, company);
  return `${from} ${to}`;
};

it.each([
  ['2026-11-26', {}, '2025-12-01 2026-11-26'],
  ['2026-01-01', {}, '2025-02-01 2026-01-01'],
  ['2026-11-26', { period: 'tax-year' }, '2026-04-01 2026-11-26'],
  ['2026-03-31', { period: 'tax-year' }, '2025-04-01 2026-03-31'],
  ['2026-04-01', { period: 'tax-year' }, '2026-04-01 2026-04-01'],
  ['2026-03-31', { period: 'last-tax-year' }, '2024-04-01 2025-03-31'],
  ['2026-04-01', { period: 'last-tax-year' }, '2025-04-01 2026-03-31'],
])('on %s, %j is %s', (today, query, days) => expect(of(query, today)).toBe(days));

it('begins the tax year in January if the tax is not GST', () => {
  expect(of({ period: 'tax-year' }, '2026-03-31', { taxName: 'VAT' })).toBe('2026-01-01 2026-03-31');
  expect(of({ period: 'last-tax-year' }, '2026-03-31', { taxName: 'VAT' })).toBe('2025-01-01 2025-12-31');
});

it.each([
  [{ from: '2024-02-29', to: '2024-03-01' }, '2024-02-29 2024-03-01'],
  [{ from: '2026-11-01', period: 'tax-year' }, '2026-11-01 2026-11-26'],
  [{ from: '2027-01-01' }, '2027-01-01 2027-01-01'],
  [{ to: '2024-02-29' }, '2023-03-01 2024-02-29'],
  [{ from: '2016-12-01' }, '2016-12-01 2026-11-26'],
])('takes the days of %j: %s', (query, days) => expect(of(query)).toBe(days));

it.each([
  [{ from: '2026-02-01', to: '2026-01-31' }, "The last day can't be before the first."],
  [{ from: '2016-11-30' }, 'Choose a period of up to 10 years.'],
  [{ from: '0000-01-01', to: '0000-01-02' }, 'Choose dates from 1900 onward.'],
  [{ to: '0001-01-01' }, 'Choose dates from 1900 onward.'],
])('refuses %j', (query, message) => expect(() => of(query)).toThrow(message));
