import { randomUUID } from 'node:crypto';
import {
  AgeingReport,
  type Invoice,
  RecurringReport,
  RenewalsReport,
  RevenueReport,
  TaxReport,
} from '@marketplace/shared/contracts';
import { eq } from 'drizzle-orm';
import { aBilling } from '../../../test/checkout.ts';
import { expectContract } from '../../../test/expect-contract.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { creditNoteLines, creditNotes, invoices, subscriptions } from '../../db/index.ts';
import { findCompany } from '../../operations/index.ts';
import { addToInvoice } from '../billing/add-to-invoice.ts';
import { orderAmounts } from '../billing/amounts/order-amounts.ts';
import { writeSale } from '../billing/write-sale.ts';
import { sell } from '../checkout/sell.ts';
import { creditAmounts } from '../corrections/credit-amounts.ts';
import { readAgeing } from './ageing.ts';
import { readRecurringRevenue } from './recurring-revenue.ts';
import { readRenewals } from './renewals.ts';
import { readRevenue } from './revenue.ts';
import { readTax } from './tax.ts';

/** Only the clock is stopped. */
const running = ['nextTick', 'setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('truncate invoices, orders, subscriptions, credit_notes cascade');
  // 26 June in Kolkata, where the company is.
  jest.useFakeTimers({ now: new Date('2025-06-25T20:00:00Z'), doNotFake: [...running] });
});
afterAll(() => {
  jest.useRealTimers();
  return database.drop();
});

const attendance = { moduleId: 'attendance', name: 'Attendance', unitPrice: 250, noOfDays: 100 };
const fleet = { moduleId: 'fleet', name: 'Fleet', unitPrice: 333, noOfUsers: 10, noOfDays: 10 };
const inState = ['CGST', 'SGST'].map((name) => ({ name, rate: 9 }));
const outOfState = [{ name: 'IGST', rate: 18 }];
const tenPercent = { type: 'percentage' as const, value: 1_000, maxDiscount: null };

interface Bought {
  lines: (typeof fleet)[];
  rates: { name: string; rate: number }[];
  isDiscounted?: boolean;
  currency?: string;
  termsDays?: number;
  write?: typeof sell;
}

async function buy(clientId: string, at: string, bought: Bought): Promise<Invoice> {
  const { lines, rates, isDiscounted = false, currency = 'INR', termsDays = 15, write = sell } = bought;
  const company = await findCompany(database.db);
  if (!company) throw new Error('There is no company.');
  const amountLines = lines.map((line) => ({ ...line, isDiscounted }));
  const amounts = orderAmounts(amountLines, isDiscounted ? tenPercent : null, rates);
  return database.db.transaction((tx) =>
    write(tx, {
      ...{ clientId, userId: 'buyer', company, billing: aBilling, method: 'invoice', poNumber: null, couponCode: null },
      ...{ currency, lines, amounts, termsDays, at: new Date(at) },
    }),
  );
}

const credit = (invoice: Invoice, amount: number, at: string) =>
  database.db.transaction(async (tx) => {
    const { clientId, id: invoiceId, currency } = invoice;
    const { lines, ...sums } = creditAmounts(invoice, [{ position: 0, amount }]);
    const id = randomUUID();
    const note = { ...sums, clientId, id, invoiceId, currency, number: id, reason: '-', issuedBy: 'admin' };
    await tx.insert(creditNotes).values({ ...note, timeZone: 'Asia/Kolkata', createdAt: new Date(at) });
    await tx.insert(creditNoteLines).values(lines.map((line) => ({ ...line, clientId, creditNoteId: id })));
    const [row] = await tx.select().from(invoices).where(eq(invoices.id, invoiceId));
    if (row) await addToInvoice(tx, row, { credited: sums.total });
  });

const inSpring = { from: '2025-03-01', to: '2025-06-30' };
const revenue = async (query: Parameters<typeof readRevenue>[1] = inSpring) =>
  expectContract(RevenueReport, await readRevenue(database.db, query));
const recurring = async (query = inSpring) =>
  expectContract(RecurringReport, await readRecurringRevenue(database.db, query));
const tax = async (query: object = inSpring) => expectContract(TaxReport, await readTax(database.db, query));
const renewals = async (query = {}) => expectContract(RenewalsReport, await readRenewals(database.db, query));
const ageing = async (query = {}) => expectContract(AgeingReport, await readAgeing(database.db, query));

const monthsOf = (count: number) => Array.from({ length: count }, (_, index) => `2025-0${index + 3}`);

it('reports nothing on an empty database', async () => {
  const nothing = { invoiced: 0, credited: 0, revenue: 0 };
  expect(await revenue()).toMatchObject({
    ...{ currency: 'INR', currencies: ['INR'], total: nothing },
    ...{ today: '2025-06-26T00:00:00.000Z', from: '2025-03-01T00:00:00.000Z', to: '2025-06-30T00:00:00.000Z' },
    rows: monthsOf(4).map((name) => ({ id: name, name, ...nothing })),
  });
  expect((await revenue({ by: 'module' })).rows).toEqual([]);
  expect((await recurring()).rows.map(({ amount, subscriptions: count }) => [amount, count])).toEqual(
    Array(4).fill([0, 0]),
  );
  expect(await tax()).toMatchObject({ taxes: [], amounts: [], total: 0 });
  expect(await renewals()).toMatchObject({ rows: [], total: 0 });
  expect(await ageing()).toMatchObject({ rows: [], total: 0 });
});

describe('sales of two clients, one partly credited, others void or in dollars', () => {
  beforeAll(async () => {
    // 31 March and 1 April in Kolkata, both 31 March in UTC.
    const march = { lines: [{ ...attendance, noOfUsers: 4 }, fleet], rates: inState, isDiscounted: true };
    const sold = await buy('meridian', '2025-03-31T18:29:00Z', march);
    const april = { lines: [{ ...attendance, noOfUsers: 1 }], rates: outOfState, termsDays: 90 };
    await buy('sahyadri', '2025-03-31T18:31:00Z', april);
    const other = { lines: [{ ...fleet, noOfDays: 100 }], rates: outOfState, write: writeSale };
    const { id } = await buy('sahyadri', '2025-04-10T12:00:00Z', other);
    await database.db.update(invoices).set({ status: 'voided' }).where(eq(invoices.id, id));
    await buy('sahyadri', '2025-04-10T12:00:00Z', { ...other, lines: [{ ...fleet, unitPrice: 70 }], currency: 'USD' });
    // 1 June in Kolkata, 31 May in UTC.
    await credit(sold, 40_000, '2025-05-31T18:45:00Z');
  });

  it('are revenue in the months of their documents: the credit note in its own', async () => {
    const { rows, total } = await revenue();
    expect(rows).toEqual([
      { id: '2025-03', name: '2025-03', invoiced: 119_970, credited: 0, revenue: 119_970 },
      { id: '2025-04', name: '2025-04', invoiced: 25_000, credited: 0, revenue: 25_000 },
      { id: '2025-05', name: '2025-05', invoiced: 0, credited: 0, revenue: 0 },
      { id: '2025-06', name: '2025-06', invoiced: 0, credited: 40_000, revenue: -40_000 },
    ]);
    expect(total).toEqual({ invoiced: 144_970, credited: 40_000, revenue: 104_970 });
  });

  it('are cut off at the days of the period, by the company’s calendar', async () => {
    expect((await revenue({ from: '2025-03-31', to: '2025-03-31' })).total.revenue).toBe(119_970);
    expect((await revenue({ from: '2025-04-01', to: '2025-05-31' })).total).toMatchObject({
      ...{ invoiced: 25_000, credited: 0 },
    });
    expect((await revenue({ from: '2025-06-01', to: '2025-06-01' })).total.credited).toBe(40_000);
  });

  it.each([
    ['module', ['Attendance', 115_000, 40_000, 75_000], ['Fleet', 29_970, 0, 29_970]],
    ['category', ['Human Resources', 115_000, 40_000, 75_000], ['Supply Chain & Manufacturing', 29_970, 0, 29_970]],
    ['organization', ['Meridian Components', 119_970, 40_000, 79_970], ['Sahyadri Foods', 25_000, 0, 25_000]],
  ] as const)('add up to the same total by %s', async (by, ...expected) => {
    const { rows, total } = await revenue({ ...inSpring, by });
    expect(rows.map(({ name, invoiced, credited, revenue: left }) => [name, invoiced, credited, left])).toEqual(
      expected,
    );
    expect(total).toEqual((await revenue()).total);
  });

  it('are never added up with those in another currency', async () => {
    const { currencies, total } = await revenue({ ...inSpring, currency: 'USD' });
    expect([currencies, total.revenue]).toEqual([['INR', 'USD'], 7_000]);
    expect(await tax({ ...inSpring, currency: 'USD' })).toMatchObject({ taxes: ['IGST'], total: 1_260 });
    expect((await ageing({ currency: 'USD' })).total).toBe(8_260);
    expect((await renewals({ currency: 'USD' })).rows).toEqual([]);
  });

  it('name modules that have left the catalog as on the invoice, without a category', async () => {
    const gone = { ...fleet, moduleId: 'gone', name: 'Gone', noOfUsers: 1 };
    await buy('meridian', '2025-01-15T12:00:00Z', { lines: [gone], rates: [], currency: 'EUR', write: writeSale });
    const january = { from: '2025-01-01', to: '2025-01-31', currency: 'EUR' };
    expect((await revenue({ ...january, by: 'module' })).rows).toMatchObject([{ id: 'gone', name: 'Gone' }]);
    expect((await revenue({ ...january, by: 'category' })).rows).toMatchObject([
      { id: '', name: 'Not in the catalog', revenue: 3_330 },
    ]);
  });

  it('have their taxes by month and name, minus those of the credit note', async () => {
    expect(await tax()).toMatchObject({
      taxes: ['CGST', 'IGST', 'SGST'],
      rows: [
        { month: '2025-03', amounts: [10_797, 0, 10_797], total: 21_594 },
        { month: '2025-04', amounts: [0, 4_500, 0], total: 4_500 },
        { month: '2025-05', amounts: [0, 0, 0], total: 0 },
        { month: '2025-06', amounts: [-3_600, 0, -3_600], total: -7_200 },
      ],
      ...{ amounts: [7_197, 4_500, 7_197], total: 18_894 },
    });
  });

  it('recur as long as their subscriptions run at the end of a month, and until today', async () => {
    const { rows } = await recurring({ from: '2025-03-01', to: '2025-12-31' });
    expect(rows.map(({ day, ...row }) => [day.slice(0, 10), row.subscriptions, row.users, row.amount])).toEqual([
      ['2025-03-31', 2, 14, 129_900],
      ['2025-04-30', 2, 5, 37_500],
      ['2025-05-31', 2, 5, 37_500],
      ['2025-06-26', 2, 5, 37_500],
    ]);
  });

  it('are up for renewal at the end of their terms, at the price of another one', async () => {
    const { rows, total } = await renewals();
    expect(rows).toMatchObject([
      { clientName: 'Meridian Components', moduleName: 'Attendance', users: 4, daysLeft: 13, amount: 100_000 },
      { clientName: 'Sahyadri Foods', endsOn: '2025-07-10T00:00:00.000Z', daysLeft: 14, amount: 25_000 },
    ]);
    expect(total).toBe(125_000);
  });

  it('are listed as dues by how long they are overdue, minus what was credited', async () => {
    const report = await ageing();
    expect(report.rows).toMatchObject([
      {
        ...{ clientName: 'Meridian Components', notYetDue: 0, total: 94_364 },
        ageing: { '0-30': 0, '31-60': 0, '61-90': 94_364, '90+': 0 },
      },
      { clientName: 'Sahyadri Foods', notYetDue: 29_500, total: 29_500 },
    ]);
    expect(report).toMatchObject({ notYetDue: 29_500, total: 123_864 });
  });
});

describe('a subscription', () => {
  const subscribe = async (endsAt: string, fields: Partial<typeof subscriptions.$inferInsert> = {}) => {
    const id = randomUUID();
    const one = { clientId: 'meridian', id, moduleId: 'fleet', moduleName: 'Fleet', orderId: id, userId: 'buyer' };
    const term = { startsAt: new Date('2025-01-01T00:00:00Z'), endsAt: new Date(endsAt) };
    const price = { noOfUsers: 1, unitPrice: 1, currency: 'EUR' };
    await database.db.insert(subscriptions).values({ ...one, ...term, ...price, ...fields });
    return id;
  };
  beforeEach(() => database.db.delete(subscriptions).where(eq(subscriptions.currency, 'EUR')));

  it.each([
    ['ended an hour ago', '2025-06-25T19:00:00Z', {}, []],
    ['ends in an hour', '2025-06-25T21:00:00Z', {}, [0]],
    ['ends on the 90th day', '2025-09-24T18:29:00Z', {}, [90]],
    ['ends on the 91st day', '2025-09-24T18:31:00Z', {}, []],
    ['was cancelled', '2025-07-01T00:00:00Z', { cancelAtEnd: true }, []],
    ['waits for its payment', '2025-07-01T00:00:00Z', { awaitsPayment: true }, []],
  ])('that %s is due for renewal in %s days, if at all', async (_what, endsAt, fields, days) => {
    await subscribe(endsAt, fields);
    expect((await renewals({ currency: 'EUR' })).rows.map(({ daysLeft }) => daysLeft)).toEqual(days);
  });

  it.each([
    ['ends with the month', '2025-05-31T18:30:00Z', {}, 30],
    ['ends a minute before', '2025-05-31T18:29:00Z', {}, 0],
    ['starts with the next month', '2025-12-31T00:00:00Z', { startsAt: new Date('2025-05-31T18:30:00Z') }, 0],
    ['waits for its payment', '2025-12-31T00:00:00Z', { awaitsPayment: true }, 0],
    ['was cancelled, but still runs', '2025-12-31T00:00:00Z', { cancelAtEnd: true }, 30],
  ])('that %s [%s] has a recurring revenue of that month', async (_what, endsAt, fields, amount) => {
    await subscribe(endsAt, fields);
    const inMay = { from: '2025-05-01', to: '2025-05-31', currency: 'EUR' };
    expect((await recurring(inMay)).rows.map((row) => row.amount)).toEqual([amount]);
  });
});
