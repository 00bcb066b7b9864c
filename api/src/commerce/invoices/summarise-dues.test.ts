import type { InvoiceSummary } from '@marketplace/shared/contracts';
import { summariseDues } from './summarise-dues.ts';

const today = '2026-11-20';
const client = { clientId: 'meridian', currency: 'INR' };

const dayAgo = (days: number) => new Date(Date.parse(today) - days * 86_400_000).toISOString();

const due = (daysAgo: number, balance = 100): InvoiceSummary => ({
  id: `due-${daysAgo}`,
  number: 'TEX-2026-000001',
  clientId: 'meridian',
  orderId: 'order',
  status: 'finalized',
  paymentStatus: 'unpaid',
  invoiceDate: dayAgo(400),
  dueDate: dayAgo(daysAgo),
  currency: 'INR',
  total: 1_000,
  paid: 1_000 - balance,
  balance,
  modules: [],
});

it.each([
  [1, '0-30'],
  [30, '0-30'],
  [31, '31-60'],
  [60, '31-60'],
  [61, '61-90'],
  [90, '61-90'],
  [91, '90+'],
  [1_000, '90+'],
])('puts an invoice due %i days ago under %s', (daysAgo, bucket) => {
  const dues = summariseDues(client, [due(daysAgo)], today);
  expect(dues.ageing).toEqual({ '0-30': 0, '31-60': 0, '61-90': 0, '90+': 0, [bucket]: 100 });
  expect([dues.totalDue, dues.notYetDue, dues.nextDueDate]).toEqual([100, 0, null]);
});

it('counts invoices due today or later as not yet due', () => {
  const dues = summariseDues(client, [due(-5, 7), due(0, 3), due(-1, 11)], today);
  expect(dues).toMatchObject({ totalDue: 21, notYetDue: 21, nextDueDate: '2026-11-20T00:00:00.000Z' });
  expect(Object.values(dues.ageing)).toEqual([0, 0, 0, 0]);
});

it('adds up open amounts, not paid ones, and lists them by due date', () => {
  const dues = summariseDues(client, [due(-1, 5), due(1, 0), due(40, 20), due(2, 30)], today);
  expect(dues).toMatchObject({ totalDue: 55, notYetDue: 5, ageing: { '0-30': 30, '31-60': 20 } });
  expect(dues.invoices.map(({ balance }) => balance)).toEqual([20, 30, 5]);
});

it('is zero without invoices', () => {
  expect(summariseDues(client, [], today)).toEqual({
    ...client,
    today: '2026-11-20T00:00:00.000Z',
    totalDue: 0,
    notYetDue: 0,
    ageing: { '0-30': 0, '31-60': 0, '61-90': 0, '90+': 0 },
    nextDueDate: null,
    invoices: [],
  });
});
