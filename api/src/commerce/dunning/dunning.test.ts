import { randomUUID } from 'node:crypto';
import { type CheckAuthAnswer, OwnSubscription, Subscription } from '@marketplace/shared/contracts';
import { Type } from 'typebox';
import { aBilling } from '../../../test/checkout.ts';
import { expectContract } from '../../../test/expect-contract.ts';
import { payOnline } from '../../../test/pay-online.ts';
import { recordTransfer } from '../../../test/sell-online.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { dayMs } from '../../day-ms.ts';
import { createMailer } from '../../notifications/index.ts';
import { orderAmounts } from '../billing/amounts/order-amounts.ts';
import { sell } from '../checkout/sell.ts';
import { findCompany } from '../../operations/index.ts';
import { dun } from './dun.ts';

let api: TestApi;
let buyer: string;
let admin: string;
beforeAll(async () => {
  api = await openTestApi();
  [buyer, admin] = [await api.signIn('buyer'), await api.signIn('admin')];
});
afterAll(() => api.close());

const run = (statement: string, values: unknown[] = []) => api.database.pool.query(statement, values);
const mailer = createMailer('TEX Marketplace');
const ordered = new Date();
const fail = (error: unknown) => {
  throw error;
};
/** A run on a day after the due date of what is sold below. */
const dunOn = (day: number) =>
  dun(
    { db: api.database.db, mailer, publicUrl: 'https://shop.example' },
    new Date(ordered.getTime() + (15 + day) * dayMs),
    fail,
  );

/** Sells Fleet to Meridian for 300 days, due in 15, with a seat for one of its people. */
async function sellFleet({ method = 'invoice' as 'invoice' | 'online', unitPrice = 250, noOfDays = 300 } = {}) {
  const { db } = api.database;
  const company = await findCompany(db);
  if (!company) throw new Error('There is no company.');
  const line = { moduleId: 'fleet', name: 'Fleet', unitPrice, noOfUsers: 2, noOfDays };
  const amounts = orderAmounts([{ ...line, isDiscounted: false }], null, []);
  const invoice = await db.transaction((tx) =>
    sell(tx, {
      ...{ clientId: 'meridian', userId: 'buyer', company, billing: aBilling, method, amounts, lines: [line] },
      ...{ poNumber: null, couponCode: null, currency: 'INR', termsDays: 15, at: ordered },
    }),
  );
  const { rows } = await run('select id from subscriptions where order_id = $1', [invoice.orderId]);
  const id: string = rows[0].id;
  await run(`insert into subscription_seats (client_id, subscription_id, user_id) values ('meridian', $1, 'user')`, [
    id,
  ]);
  return { invoice, id };
}

beforeEach(async () => {
  await run('truncate mails, dunning, payments, subscriptions, audit_events cascade');
  await run("update invoices set status = 'voided' where status = 'finalized'");
  await setGrace(30);
});

const setGrace = async (graceDays: number | null) => {
  const path = '/tex-admin/company-settings';
  const { tax } = (await api.call({ path, token: admin })).json();
  await api.call({ method: 'PUT', path: `${path}/tax`, token: admin, payload: { ...tax, graceDays } });
};
const mails = async () =>
  (await run('select to_address as to, subject, text from mails order by created_at, to_address')).rows;
const subjects = async () => [...new Set((await mails()).map(({ subject }) => subject))];
const subscriptionOf = async (id: string) => {
  const answer = await api.call({ path: '/tex-suite/subscription', token: buyer });
  return expectContract(Type.Array(Subscription), answer.json()).find((one) => one.id === id);
};
const moduleOfUser = async () => {
  const { user } = (
    await api.call({ path: '/auth/check-auth', token: await api.signIn('user') })
  ).json<CheckAuthAnswer>();
  return user?.userAccess.modules.find(({ id }) => id === 'fleet');
};
const audits = async () =>
  (await run("select action, target_id, after from audit_events where action like 'subscription.sus%' order by at"))
    .rows;
/** Sold, announced and suspended. */
async function suspend() {
  const sold = await sellFleet();
  await dunOn(24);
  await dunOn(31);
  await run('truncate mails');
  return sold;
}

describe('a reminder', () => {
  it('goes once to the address on the invoice and the payment admins', async () => {
    const { invoice } = await sellFleet();
    await Promise.all(Array.from({ length: 6 }, () => dunOn(1)));
    await dunOn(2);
    const sent = await mails();
    expect(sent.map(({ to }) => to)).toEqual(['accounts@meridian.example', 'buyer@tex.example', 'spaced@tex.example']);
    expect(sent[0].subject).toBe(`Invoice ${invoice.number} is overdue`);
    for (const part of [
      '₹1,500.00',
      'Fleet will be suspended on',
      `https://shop.example/marketplace/payment-history?client=meridian&invoice=${invoice.id}`,
      `Use invoice number ${invoice.number} as the reference`,
    ])
      expect(sent[0].text).toContain(part);
  });

  it('counts days in the company’s time zone', async () => {
    const { invoice } = await sellFleet();
    const sender = { db: api.database.db, mailer, publicUrl: 'https://shop.example' };
    const runAt = async (moment: number) => {
      await dun(sender, new Date(moment), fail);
      return subjects();
    };
    // The day after the due date begins in Kolkata.
    const midnight = Date.parse(invoice.dueDate) + 18.5 * 3_600_000;
    expect((await runAt(midnight - 1)).join()).not.toContain('overdue');
    expect((await runAt(midnight)).join()).toContain('overdue');
  });

  it('before the due date warns of nothing', async () => {
    const { invoice } = await sellFleet();
    await dunOn(-8);
    expect(await mails()).toEqual([]);
    await dunOn(-7);
    expect((await subjects())[0]).toMatch(`Invoice ${invoice.number} is due on `);
    expect((await mails())[0].text).not.toContain('suspended');
  });

  it('names what is still open after a partial payment', async () => {
    const { invoice } = await sellFleet();
    await recordTransfer(api.database, invoice.id, 50_000);
    await dunOn(1);
    expect((await mails())[0].text).toContain('₹1,000.00 of invoice');
  });

  it('does not mention suspension if nothing is ever suspended', async () => {
    await setGrace(null);
    await sellFleet();
    await dunOn(1);
    expect((await mails())[0].text).not.toContain('suspended');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['is paid', async () => recordTransfer(api.database, (await sellFleet()).invoice.id, 150_000)],
    [
      'is void',
      async () => run("update invoices set status = 'voided' where id = $1", [(await sellFleet()).invoice.id]),
    ],
    ['is free', () => sellFleet({ unitPrice: 0 })],
    ['was ordered online', () => sellFleet({ method: 'online' })],
    ['is being paid', async () => payOnline(api, buyer, (await sellFleet()).invoice.id, 'pending-paid')],
  ])('is not sent for an invoice that %s', async (_title, prepare) => {
    await prepare();
    await dunOn(1);
    await dunOn(24);
    await dunOn(40);
    expect(await mails()).toEqual([]);
    expect(await audits()).toEqual([]);
  });
});

describe('a suspension', () => {
  it('takes access away at the end of the grace period, and says why everywhere', async () => {
    const { invoice, id } = await sellFleet();
    await dunOn(24);
    await dunOn(30);
    expect(await moduleOfUser()).toMatchObject({ moduleAccess: 'Full Access' });
    await run('truncate mails');
    await Promise.all(Array.from({ length: 6 }, () => dunOn(31)));

    expect(await subscriptionOf(id)).toMatchObject({
      status: 'suspended',
      suspension: { invoiceId: invoice.id, invoiceNumber: invoice.number, since: expect.any(String) },
    });
    expect(await moduleOfUser()).toMatchObject({ moduleAccess: 'No Access', suspended: true, sections: [] });
    const own = await api.call({ path: '/tex-suite/subscription/of-module/fleet', token: await api.signIn('user') });
    expect(expectContract(Type.Array(OwnSubscription), own.json())).toMatchObject([{ hasSeat: true, suspended: true }]);
    const grants = await api.call({ path: '/tex-suite/user/user/module-access', token: admin });
    expect(grants.json()).toContainEqual(expect.objectContaining({ moduleId: 'fleet', hasSeat: false }));
    expect(await subjects()).toEqual([`Fleet suspended: invoice ${invoice.number} is unpaid`]);
    expect(await mails()).toHaveLength(3);
    expect(await audits()).toEqual([
      { action: 'subscription.suspended', target_id: id, after: { invoice: invoice.number } },
    ]);
  });

  it('is in the filter and in the CSV file', async () => {
    const { invoice } = await suspend();
    const query = { clientId: 'meridian', status: 'suspended' };
    const listed = await api.call({ path: '/tex-suite/subscription', token: buyer, query });
    expect(listed.json()).toHaveLength(1);
    const paged = await api.call({ path: '/tex-admin/subscription', token: admin, query });
    expect(paged.json<{ content: object[] }>().content).toEqual(listed.json());
    const csv = await api.call({ path: '/tex-suite/subscription/csv', token: buyer, query });
    expect(csv.body).toMatch(new RegExp(`Fleet,Suspended,2,.*,${invoice.number},,$`, 'm'));
  });

  it.each<[string, (invoiceId: string) => Promise<unknown>]>([
    ['a transfer', (id) => recordTransfer(api.database, id, 150_000)],
    ['an online payment', (id) => payOnline(api, buyer, id)],
    ['a void', (id) => run("update invoices set status = 'voided' where id = $1", [id])],
  ])('is lifted at once by %s, for good', async (title, settle) => {
    const { invoice, id } = await suspend();
    await settle(invoice.id);
    expect(await subscriptionOf(id)).toMatchObject({ status: 'active', suspension: null });
    expect(await moduleOfUser()).toMatchObject({ moduleAccess: 'Full Access' });
    if (title !== 'a void')
      expect((await audits()).map(({ action }) => action)).toEqual([
        'subscription.suspended',
        'subscription.suspension_lifted',
      ]);
    await dunOn(40);
    expect(await subscriptionOf(id)).toMatchObject({ status: 'active' });
    expect(await mails()).toEqual([]);
  });

  it('stays after a partial payment', async () => {
    const { invoice, id } = await suspend();
    await recordTransfer(api.database, invoice.id, 149_999);
    expect((await subscriptionOf(id))?.status).toBe('suspended');
  });

  it('stays until the last of two unpaid invoices is paid', async () => {
    const { invoice, id } = await sellFleet();
    const change = { addUsers: 1 };
    const path = `/tex-suite/subscription/${id}`;
    const { fingerprint } = (
      await api.call({ method: 'POST', path: `${path}/quote`, token: buyer, payload: change })
    ).json();
    const changed = await api.call({
      method: 'POST',
      path: `${path}/change`,
      token: buyer,
      payload: { ...change, fingerprint },
    });
    const second = changed.json().invoice;
    for (const day of [24, 31, 62]) await dunOn(day);
    await recordTransfer(api.database, invoice.id, 150_000);
    expect(await subscriptionOf(id)).toMatchObject({ status: 'suspended', suspension: { invoiceId: second.id } });
    await recordTransfer(api.database, second.id, second.total);
    expect((await subscriptionOf(id))?.status).toBe('active');
  });

  it('leaves what others have paid for', async () => {
    const paid = await sellFleet();
    await recordTransfer(api.database, paid.invoice.id, 150_000);
    const { id } = await suspend();
    expect((await subscriptionOf(id))?.status).toBe('suspended');
    expect((await subscriptionOf(paid.id))?.status).toBe('active');
    expect(await moduleOfUser()).toMatchObject({ moduleAccess: 'Full Access' });
  });

  it('lets nobody change the subscription, except to assign its seats', async () => {
    const { id } = await suspend();
    const path = `/tex-suite/subscription/${id}`;
    const quoted = await api.call({ method: 'POST', path: `${path}/quote`, token: buyer, payload: { addDays: 9 } });
    expect([quoted.statusCode, quoted.json().code]).toEqual([409, 'subscription_suspended']);
    const seats = await api.call({
      method: 'PUT',
      path: `${path}/seats`,
      token: buyer,
      payload: { userIds: ['empty'] },
    });
    expect(seats.statusCode).toBe(200);
  });

  it('is lifted by the next run when the administrator gives more time', async () => {
    const { id } = await suspend();
    await setGrace(60);
    await dunOn(32);
    expect((await subscriptionOf(id))?.status).toBe('active');
    expect((await audits()).map(({ action }) => action)).toEqual([
      'subscription.suspended',
      'subscription.suspension_lifted',
    ]);
  });

  it('never follows a payment that comes while the job runs', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { invoice, id } = await sellFleet();
      await dunOn(24);
      await Promise.all([dunOn(31), recordTransfer(api.database, invoice.id, 150_000, randomUUID()), dunOn(31)]);
      expect((await subscriptionOf(id))?.status).toBe('active');
      const actions = (await audits()).filter(({ target_id }) => target_id === id).map(({ action }) => action);
      // A transaction that waited for the lock may have begun earlier.
      expect([[], ['subscription.suspended', 'subscription.suspension_lifted']]).toContainEqual(actions.toSorted());
    }
  });
});

it('continues with the others when one fails', async () => {
  const [broken, whole] = [await sellFleet(), await sellFleet()];
  await run(`create function fail_one() returns trigger language plpgsql as $$ begin
    if new.invoice_id = '${broken.invoice.id}' then raise exception 'broken'; end if; return new; end $$`);
  await run('create trigger fail_one before insert on dunning for each row execute function fail_one()');
  const failures: unknown[] = [];
  const sender = { db: api.database.db, mailer, publicUrl: 'https://shop.example' };
  await dun(sender, new Date(ordered.getTime() + 16 * dayMs), (error) => failures.push(error));
  await run('drop function fail_one cascade');
  expect(failures).toHaveLength(1);
  expect(await subjects()).toEqual([`Invoice ${whole.invoice.number} is overdue`]);
});
