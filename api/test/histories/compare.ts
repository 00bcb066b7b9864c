import type { InvoiceSummary, Order, Payment, Subscription } from '@marketplace/shared/contracts';
import { dayAt, firstOfMonth } from './calendar.ts';
import { clientName, invoicesFile, monthsFile, ordersFile, taxFile } from './files.ts';
import { invoiceOf, orderStatusOf, paymentStatusOf, sent, subscriptionOf, summaryOf } from './figures.ts';
import { ageingReport, dues, recurring, renewals, revenueBy, revenueByMonth, taxByMonth } from './reports.ts';
import { ask, now, send, type Story } from './story.ts';
import { modules, organizations } from './world.ts';

interface Listed<Row> {
  content: Row[];
}

const read = <Answer>(story: Story, path: string, query: Record<string, string> = {}) =>
  ask<Answer>(story, { by: 'admin', path, query });

const byId = <Row extends { id: string }>(rows: Row[]) => [...rows].sort((one, other) => (one.id < other.id ? -1 : 1));

/** All invoices and subscriptions as lists show them, after each step. */
export async function compareLists(story: Story): Promise<void> {
  const { ledger } = story;
  const listed = await read<Listed<InvoiceSummary>>(story, '/tex-suite/invoice/search', { size: '100' });
  expect(byId(listed.content)).toEqual(byId(ledger.invoices.map((invoice) => summaryOf(ledger, invoice, now(story)))));
  const running = await read<Subscription[]>(story, '/tex-suite/subscription');
  const expected = ledger.subscriptions.map((subscription) => subscriptionOf(subscription, now(story)));
  expect(byId(running)).toMatchObject(byId(expected));
}

/** Every order with its invoice, payments and corrections. */
async function compareOrders(story: Story): Promise<void> {
  const { ledger } = story;
  for (const invoice of ledger.invoices) {
    const expected = invoiceOf(ledger, invoice, now(story));
    const order = await read<Order>(story, `/tex-admin/order/${invoice.orderId}`);
    expect([order.number, order.status, order.method]).toEqual([
      ...[invoice.orderNumber, orderStatusOf(invoice), invoice.method],
    ]);
    expect(order.invoice).toMatchObject(expected);
    const paid = order.payments.filter(({ status }) => status === 'succeeded').map(wordsOfPayment);
    expect(paid.sort()).toEqual(
      invoice.payments
        .map(({ reference, amount, day, isOnline }) =>
          [reference, amount, sent(day), isOnline ? 'online' : 'bank_transfer'].join(' '),
        )
        .sort(),
    );
  }
}

const wordsOfPayment = ({ reference, amount, paymentDate, method }: Payment) =>
  [reference, amount, paymentDate, method].join(' ');

/** What filters find: each invoice by its status. */
async function compareFilters(story: Story): Promise<void> {
  for (const status of ['unpaid', 'partly_paid', 'paid', 'overdue', 'voided']) {
    const found = await read<Listed<InvoiceSummary>>(story, '/tex-suite/invoice/search', { status, size: '100' });
    const expected = story.ledger.invoices.filter((invoice) =>
      status === 'voided' || invoice.isVoid
        ? invoice.isVoid && status === 'voided'
        : paymentStatusOf(story.ledger, invoice, now(story)) === status,
    );
    expect(found.content.map(({ number }) => number).sort()).toEqual(expected.map(({ number }) => number).sort());
  }
}

async function compareDues(story: Story): Promise<void> {
  for (const { id } of organizations) {
    const path = `/tex-suite/dues-summary/calculate/${id}`;
    const answer = await ask<{ invoices: InvoiceSummary[] }>(story, {
      ...{ by: 'admin', method: 'POST', path, isAtOnce: true },
    });
    const expected = dues(story.ledger, id, now(story));
    expect({ ...answer, invoices: byId(answer.invoices) }).toEqual({ ...expected, invoices: byId(expected.invoices) });
  }
}

const fileOf = async (story: Story, path: string, query: Record<string, string> = {}) =>
  (await send(story, { by: 'admin', path, query })).body;

/** The files, row for row. */
async function compareFiles(story: Story): Promise<void> {
  expect(await fileOf(story, '/tex-suite/invoice/csv')).toBe(invoicesFile(story.ledger, now(story)));
  expect(await fileOf(story, '/tex-admin/order/csv')).toBe(ordersFile(story.ledger, now(story)));
}

/** The period of reports: 12 months, or days that begin and end within months. */
function periodOf(story: Story): { from: string; to: string; query: Record<string, string> } {
  const today = dayAt(now(story), story.ledger.timeZone);
  const from = story.random.of(['', '2027-11-30', '2028-01-31', '2028-02-29', '2028-03-14']);
  if (from === '' || from > today) return { from: firstOfMonth(today, -11), to: today, query: {} };
  return { from, to: today, query: { from, to: today } };
}

const categoryOf = (name: string) => modules.find((module) => module.name === name)?.category ?? '';
const byName = <Row extends { name: string }>(rows: Row[]) =>
  [...rows].sort((one, other) => (one.name < other.name ? -1 : 1));

const breakdowns: [by: string, nameOf: Parameters<typeof revenueBy>[2]][] = [
  ['module', ({ module }) => module],
  ['category', ({ module }) => categoryOf(module)],
  ['organization', ({ clientId }) => clientName(clientId)],
];

const reports = '/tex-admin/reports';

/** Revenue, tax and recurring revenue. */
async function comparePeriod(story: Story): Promise<void> {
  const { ledger } = story;
  const { from, to, query } = periodOf(story);
  const head = { currency: 'INR', from: sent(from), to: sent(to), today: sent(dayAt(now(story), ledger.timeZone)) };
  const months = revenueByMonth(ledger, { from, to });
  expect(await read(story, `${reports}/revenue`, query)).toMatchObject({ ...head, ...months });
  expect(await fileOf(story, `${reports}/revenue/csv`, query)).toBe(monthsFile(months.rows));
  const [by, nameOf] = story.random.of(breakdowns);
  const answer = await read<{ rows: { name: string }[] }>(story, `${reports}/revenue`, { ...query, by });
  const expected = revenueBy(ledger, { from, to }, nameOf);
  expect({ ...answer, rows: byName(answer.rows) }).toMatchObject({ ...expected, rows: byName(expected.rows) });
  const taxes = taxByMonth(ledger, { from, to });
  expect(await read(story, `${reports}/tax`, query)).toMatchObject({ ...head, ...taxes });
  expect(await fileOf(story, `${reports}/tax/csv`, query)).toBe(taxFile(taxes));
  const rows = recurring(ledger, { from, to }, now(story));
  expect(await read(story, `${reports}/recurring-revenue`, query)).toMatchObject({ ...head, rows });
}

/** Renewals due, and aging. */
async function compareToday(story: Story): Promise<void> {
  const ending = renewals(story.ledger, now(story));
  const listed = await read<typeof ending>(story, `${reports}/renewals`);
  expect({ ...listed, rows: byId(listed.rows) }).toMatchObject({ ...ending, rows: byId(ending.rows) });
  const { rows, ...rest } = ageingReport(story.ledger, now(story));
  const owed = await read<{ rows: { clientId: string }[] }>(story, `${reports}/ageing`);
  const byClient = <Row extends { clientId: string }>(some: Row[]) =>
    [...some].sort((one, other) => (one.clientId < other.clientId ? -1 : 1));
  expect({ ...owed, rows: byClient(owed.rows) }).toMatchObject({ ...rest, rows: byClient(rows) });
}

/** Everything the product says about the books. */
export async function compareBooks(story: Story): Promise<void> {
  await compareOrders(story);
  await compareFilters(story);
  await compareDues(story);
  await compareFiles(story);
  await comparePeriod(story);
  await compareToday(story);
}
