import {
  type AgeingReport,
  PeopleOverview,
  type RevenueReport,
  SalesOverview,
  SupportOverview,
} from '@marketplace/shared/contracts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  admin = await api.signIn('admin');
});
afterAll(() => api.close());

const get = async (path: string) => (await api.call({ path: `/tex-admin/${path}`, token: admin })).json();
const sales = async () => expectContract(SalesOverview, await get('overview/sales'));
const support = async () => expectContract(SupportOverview, await get('overview/support'));
const people = async () => expectContract(PeopleOverview, await get('overview/people'));
const run = (statement: string, values: unknown[] = []) => api.database.pool.query(statement, values);

it('shows the same revenue and dues as the reports', async () => {
  const { revenue, dues, currency } = await sales();
  const report = (await get('reports/revenue')) as RevenueReport;
  const ageing = (await get('reports/ageing')) as AgeingReport;
  expect(revenue).toEqual(report.rows.map(({ id, revenue: amount }) => ({ month: id, amount })));
  expect(revenue).toHaveLength(12);
  expect([currency, dues.amount, dues.notYetDue]).toEqual(['INR', ageing.total, ageing.notYetDue]);
  expect(dues.ageing).toEqual(ageing.ageing);
  expect(dues.overdueAmount).toBe(ageing.total - ageing.notYetDue);
  expect(dues.amount).toBeGreaterThan(0);
});

it('adds up one currency only, and names the others', async () => {
  const before = await sales();
  expect(before.currencies).toEqual(['INR']);
  await run('alter table invoices disable trigger user');
  const { rows } = await run(
    `update invoices set currency = 'USD' where id = (
       select id from invoices where status = 'finalized' and balance > 0 and currency = 'INR' limit 1) returning balance`,
  );
  const { currency, currencies, dues } = await sales();
  expect([currency, currencies]).toEqual(['INR', ['INR', 'USD']]);
  expect([dues.invoices, dues.amount]).toEqual([
    before.dues.invoices - 1,
    before.dues.amount - Number(rows[0].balance),
  ]);
});

it('counts an invoice as overdue from the day after its due date', async () => {
  // Finalized invoices can't change, so these are aged directly.
  await run('alter table invoices disable trigger user');
  await run(`update invoices set due_date = now() + interval '40 days' where status = 'finalized'`);
  const none = await sales();
  expect([none.dues.overdueInvoices, none.dues.overdueAmount]).toEqual([0, 0]);
  const { rows } = await run(
    `update invoices set due_date = now() - interval '45 days' where id = (
       select id from invoices where status = 'finalized' and balance > 0 and currency = 'INR' limit 1) returning balance`,
  );
  const { dues } = await sales();
  expect(dues).toMatchObject({
    overdueInvoices: 1,
    overdueAmount: Number(rows[0].balance),
    ageing: { '0-30': 0, '31-60': Number(rows[0].balance), '61-90': 0, '90+': 0 },
    invoices: none.dues.invoices,
  });
});

it('tells subscriptions that renew by themselves from those that end, within 30 days', async () => {
  await run(`update subscriptions set ends_at = now() + interval '31 days' where ends_at > now()`);
  expect((await sales()).endings).toEqual({ renewing: 0, notRenewing: 0, atRisk: 0 });
  const { rows } = await run(
    `update subscriptions set ends_at = now() + interval '29 days', renew_days = n.days, cancel_at_end = n.cancelled,
            unit_price = 250, no_of_users = 4, starts_at = now() - interval '1 day', trial_ends_at = null
       from (select id, (array[30, null, 30])[row_number() over (order by id)] as days, row_number() over (order by id) = 3 as cancelled
               from subscriptions where ends_at > now() and currency = 'INR' and not awaits_payment order by id limit 3) n
      where n.id = subscriptions.id returning subscriptions.id`,
  );
  expect(rows).toHaveLength(3);
  // 4 users for 2.50 a day, once for 30 days and once for 30 according to its dates.
  expect((await sales()).endings).toEqual({ renewing: 1, notRenewing: 2, atRisk: 2 * 4 * 250 * 30 });
});

it('counts unsolved tickets by age, and those that need an answer', async () => {
  await run('truncate tickets cascade');
  expect(await support()).toEqual({
    ...{ unsolved: 0, waiting: 0, urgent: 0, unassigned: 0 },
    ages: { day: 0, threeDays: 0, week: 0, older: 0 },
  });
  const { rows: agents } = await run(`select id from users where email = 'admin@tex.example'`);
  const add = (number: string, age: string, fields: { status?: string; priority?: string; assignee?: string } = {}) =>
    run(
      `insert into tickets (id, number, name, email, category, subject, description, priority, status, assignee_id, created_at, updated_at)
       values ($1, $1, 'Jo', 'jo@client.example', 'billing', 'Help', 'Please help', $2, $3, $4, now() - $5::interval, now())`,
      [number, fields.priority ?? 'medium', fields.status ?? 'open', fields.assignee, age],
    );
  await add('T-1', '1 hour', { priority: 'urgent' });
  await add('T-2', '25 hours', { assignee: agents[0].id });
  await add('T-3', '4 days', { status: 'new' });
  await add('T-4', '6 days', { status: 'waiting' });
  await add('T-5', '8 days');
  await add('T-6', '9 days', { status: 'resolved', priority: 'urgent' });
  await run(`update tickets set last_word_from = 'agent' where number = 'T-4'`);
  expect(await support()).toEqual({
    ...{ unsolved: 5, waiting: 4, urgent: 1, unassigned: 4 },
    ages: { day: 1, threeDays: 1, week: 2, older: 1 },
  });
});

it('counts new accounts and failed sign-ins by the company’s day', async () => {
  await run(`update users set created_at = now() - interval '90 days'`);
  await run(`update company_master set data = data || '{"timeZone":"Pacific/Kiritimati"}'`);
  const { rows } = await run(
    `select (now() at time zone 'Pacific/Kiritimati')::date::text as today,
            ((now() at time zone 'Pacific/Kiritimati')::date::timestamp at time zone 'Pacific/Kiritimati')::text as midnight`,
  );
  const [{ today, midnight }] = rows;
  await run(`update users set created_at = $1::timestamptz where email = 'buyer@tex.example'`, [midnight]);
  await run(`update users set created_at = $1::timestamptz - interval '1 second' where email = 'user@tex.example'`, [
    midnight,
  ]);
  await run(
    `insert into audit_events (id, at, action, target_type, target_id, target_name)
     values ('a', $1::timestamptz, 'user.sign_in_failed', 'user', 'x', 'x'),
            ('b', $1::timestamptz - interval '1 second', 'user.sign_in_failed', 'user', 'x', 'x'),
            ('c', $1::timestamptz, 'user.signed_in', 'user', 'x', 'x')`,
    [midnight],
  );
  const { days, people: all } = await people();
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({ day: `${today}T00:00:00.000Z`, joined: 1, signInFailures: 1 });
  expect(days.at(-2)).toMatchObject({ joined: 1, signInFailures: 1 });
  expect(days.reduce((sum, { joined }) => sum + joined, 0)).toBe(2);
  expect(all).toBeGreaterThan(5);
});
