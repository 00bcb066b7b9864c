import type { InvoiceSummary } from '@marketplace/shared/contracts';
import { summariseDues } from './summarise-dues.ts';

const now = new Date('2026-11-20T12:00:00.000Z');
const dayMs = 86_400_000;
const client = { clientId: 'meridian', currency: 'INR' };

const due = (msAgo: number, balance = 100): InvoiceSummary => ({
  id: `due-${msAgo}`,
  number: 'TEX-2026-000001',
  clientId: 'meridian',
  orderId: 'order',
  status: 'finalized',
  paymentStatus: 'unpaid',
  invoiceDate: now.toISOString(),
  dueDate: new Date(now.getTime() - msAgo).toISOString(),
  currency: 'INR',
  total: 1_000,
  paid: 1_000 - balance,
  balance,
  modules: [],
});

it.each([
  [dayMs / 2 + 1, '0-30'],
  [dayMs, '0-30'],
  [30 * dayMs, '0-30'],
  [30.5 * dayMs, '0-30'],
  [30.5 * dayMs + 1, '31-60'],
  [31 * dayMs, '31-60'],
  [60 * dayMs, '31-60'],
  [61 * dayMs, '61-90'],
  [90 * dayMs, '61-90'],
  [91 * dayMs, '90+'],
  [1_000 * dayMs, '90+'],
])('puts an invoice due %i ms ago under %s', (msAgo, bucket) => {
  const dues = summariseDues(client, [due(msAgo)], now);
  expect(dues.ageing).toEqual({ '0-30': 0, '31-60': 0, '61-90': 0, '90+': 0, [bucket]: 100 });
  expect([dues.totalDue, dues.notYetDue, dues.nextDueDate]).toEqual([100, 0, null]);
});

it('counts invoices due later or today, at any hour, as not yet due', () => {
  const [morning, night] = [dayMs / 2, 1 - dayMs / 2];
  const dues = summariseDues(
    client,
    [due(-5 * dayMs, 7), due(0, 3), due(morning, 5), due(night, 6), due(-dayMs, 11)],
    now,
  );
  expect(dues).toMatchObject({ totalDue: 32, notYetDue: 32, nextDueDate: '2026-11-20T00:00:00.000Z' });
  expect(Object.values(dues.ageing)).toEqual([0, 0, 0, 0]);
});

it('adds up open amounts, not paid ones, and lists them by due date', () => {
  const dues = summariseDues(client, [due(-dayMs, 5), due(dayMs, 0), due(40 * dayMs, 20), due(2 * dayMs, 30)], now);
  expect(dues).toMatchObject({ totalDue: 55, notYetDue: 5, ageing: { '0-30': 30, '31-60': 20 } });
  expect(dues.invoices.map(({ balance }) => balance)).toEqual([20, 30, 5]);
});

it('is zero without invoices', () => {
  expect(summariseDues(client, [], now)).toEqual({
    ...client,
    totalDue: 0,
    notYetDue: 0,
    ageing: { '0-30': 0, '31-60': 0, '61-90': 0, '90+': 0 },
    nextDueDate: null,
    invoices: [],
  });
});
