import { type Order, RenewalQuote, Subscription } from '@marketplace/shared/contracts';
import { aBilling, addToCart, checkout, emptyCarts, quote, setPrices } from '../../../test/checkout.ts';
import { expectContract } from '../../../test/expect-contract.ts';
import { mailsTo } from '../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { createMailer } from '../../notifications/index.ts';
import { warnOfExpiry } from '../subscriptions/warn-of-expiry.ts';
import { renewDue } from './renew-due.ts';

let api: TestApi;
let buyer: string;
let spaced: string;
let stranger: string;
beforeAll(async () => {
  api = await openTestApi();
  buyer = await api.signIn('buyer');
  spaced = await api.signIn('spaced');
  stranger = await api.signIn('buyer2');
});
afterAll(() => api.close());
beforeEach(async () => {
  await setPrices(api);
  await emptyCarts(api);
  await rows(
    `delete from subscriptions; update modules set status = 'published', withdrawn = false where id = 'fleet'`,
  );
});

const rows = async (statement: string, values: unknown[] = []) =>
  (await api.database.pool.query(statement, values)).rows;
const mailer = createMailer('TEX Marketplace');
const office = () => ({ db: api.database.db, mailer, publicUrl: 'https://shop.example' });
const renewAll = async (now = new Date()) => {
  const failures: unknown[] = [];
  await renewDue(office(), now, (error) => failures.push(error));
  expect(failures).toEqual([]);
};

/** Three users of Fleet for ten days, at 3.33 and 18% GST. */
const buy = async (renew?: boolean): Promise<Order> => {
  await addToCart(api, buyer, 'fleet', 3, 10);
  const { fingerprint } = await quote(api, buyer, { billing: aBilling });
  const answer = await checkout(api, buyer, { fingerprint, ...(renew === undefined ? {} : { renew }) });
  expect(answer.statusCode).toBe(201);
  return answer.json();
};
const passTime = (time: string) =>
  rows(
    `update subscriptions set starts_at = starts_at - $1::interval, ends_at = ends_at - $1::interval,
    trial_ends_at = trial_ends_at - $1::interval`,
    [time],
  );
const subscription = async () =>
  (
    await rows(`select id, renew_days, round(extract(epoch from ends_at - now()) / 86400)::int as left, unit_price::int,
      announced_price::int, warned_days from subscriptions`)
  )[0];
const invoicesOf = () =>
  rows(`select i.total::int, i.method, o.subscription_id is not null as renewal, l.no_of_users, l.no_of_days, l.unit_price::int
    from invoices i join orders o on o.id = i.order_id join invoice_lines l on l.invoice_id = i.id
    where o.created_at > now() - interval '1 minute' order by i.created_at`);
const change = (id: string, payload: object, token = buyer) =>
  api.call({ method: 'PUT', path: `/tex-suite/subscription/${id}/renewal`, token, payload });

beforeEach(() => rows('truncate orders, invoices, payments cascade'));

describe('the choice at checkout', () => {
  it.each([
    [true, 10],
    [false, null],
    [undefined, null],
  ])('%s leads to %s days', async (renew, days) => {
    await buy(renew);
    expect((await subscription()).renew_days).toBe(days);
  });

  it('is kept in the draft until the order is placed', async () => {
    const draft = () => api.call({ path: '/tex-suite/checkout/options', token: buyer });
    await api.call({ method: 'PUT', path: '/tex-suite/checkout/draft', token: buyer, payload: { renew: true } });
    expect((await draft()).json().draft.renew).toBe(true);
    await buy(true);
    expect((await draft()).json().draft.renew).toBe(false);
  });
});

describe('changing it', () => {
  it('accepts another term, or none, and returns the subscription', async () => {
    await buy();
    const { id } = await subscription();
    const answer = expectContract(Subscription, (await change(id, { renewDays: 45 })).json());
    expect(answer.renewDays).toBe(45);
    expect((await change(id, { renewDays: null })).json().renewDays).toBeNull();
    const [audited] = await rows(
      `select before, after from audit_events where action = 'subscription.renewal_changed' order by at desc limit 1`,
    );
    expect(audited).toEqual({ before: { renewDays: 45 }, after: { renewDays: null } });
  });

  it.each([0, -1, 3_651, 1.5, '10', undefined])('refuses %s days', async (renewDays) => {
    await buy();
    expect((await change((await subscription()).id, { renewDays })).statusCode).toBe(400);
  });

  it('is refused once the subscription is canceled or has ended, and for other clients', async () => {
    await buy(true);
    const { id } = await subscription();
    expect((await change(id, { renewDays: 30 }, stranger)).statusCode).toBe(404);
    await rows('update subscriptions set cancel_at_end = true');
    expect((await change(id, { renewDays: 30 })).json().code).toBe('subscription_cancelled');
    await rows('update subscriptions set cancel_at_end = false');
    await passTime('11 days');
    expect((await change(id, { renewDays: 30 })).json().code).toBe('subscription_ended');
    expect((await subscription()).renew_days).toBe(10);
  });

  it('shows what it would cost, at today’s price and not at the one it was bought for', async () => {
    await buy();
    const { id } = await subscription();
    await rows(`update pricing_tiers set unit_price = 400 where id = 'p2'`);
    const read = (noOfDays: number) =>
      api.call({ path: `/tex-suite/subscription/${id}/renewal?noOfDays=${noOfDays}`, token: spaced });
    const body = expectContract(RenewalQuote, (await read(20)).json());
    expect(body).toMatchObject({ noOfUsers: 3, noOfDays: 20, unitPrice: 400, subtotal: 24_000, total: 28_320 });
    await rows(`update modules set withdrawn = true where id = 'fleet'`);
    expect([(await read(20)).statusCode, (await read(20)).json().code]).toEqual([409, 'not_offered']);
  });
});

describe('the announcement', () => {
  const warn = () => warnOfExpiry(office());

  it('names the next term and its price, and links to the page that changes it', async () => {
    await buy(true);
    await passTime('8 days');
    await warn();
    const [mail] = await mailsTo(api, 'buyer@tex.example');
    const { id } = await subscription();
    expect(mail?.subject).toBe('Fleet renews in 2 days');
    for (const words of [
      '3 users × 10 days × ₹3.33 = ₹99.90',
      'CGST 9%: ₹8.99',
      'Total: ₹117.88',
      `subscription=${id}&change=renewal`,
    ])
      expect(mail?.text).toContain(words);
    expect(await subscription()).toMatchObject({ announced_price: 333, warned_days: 7 });
  });

  it('is an ordinary warning for one that does not renew', async () => {
    await buy();
    await passTime('8 days');
    await warn();
    expect((await mailsTo(api, 'buyer@tex.example'))[0]?.subject).toBe('Fleet ends in 2 days');
  });

  it('says why a subscription can’t renew', async () => {
    await buy(true);
    await rows(`update modules set withdrawn = true where id = 'fleet'`);
    await passTime('8 days');
    await warn();
    const [mail] = await mailsTo(api, 'buyer@tex.example');
    expect(mail?.subject).toBe('Fleet ends in 2 days');
    expect(mail?.text).toContain("It was set to renew, but can't: Fleet is no longer available.");
  });

  it('comes again for another term, and again for one that was turned on', async () => {
    await buy(true);
    await passTime('8 days');
    await warn();
    const { id } = await subscription();
    await change(id, { renewDays: 20 });
    expect(await subscription()).toMatchObject({ announced_price: null, warned_days: null });
    await warn();
    const subjects = async () => (await mailsTo(api, 'spaced@tex.example')).map(({ subject }) => subject);
    expect(await subjects()).toEqual(['Fleet renews in 2 days', 'Fleet renews in 2 days']);
    await change(id, { renewDays: null });
    await warn();
    expect(await subjects()).toHaveLength(2);
  });
});

describe('the renewal', () => {
  it('invoices the next term and extends by it, a day before the end and not earlier', async () => {
    await buy(true);
    await passTime('8 days 23 hours');
    await renewAll();
    expect(await invoicesOf()).toHaveLength(1);
    await passTime('2 hours');
    await renewAll();
    expect((await invoicesOf())[1]).toEqual({
      ...{ total: 11_788, method: 'invoice', renewal: true, no_of_users: 3, no_of_days: 10, unit_price: 333 },
    });
    expect(await subscription()).toMatchObject({ left: 11, renew_days: 10, warned_days: null, announced_price: null });
    await renewAll();
    expect(await invoicesOf()).toHaveLength(2);
  });

  it('sends the invoice to the payment admins and the payer, with a link to pay', async () => {
    await buy(true);
    await passTime('10 days');
    await rows('truncate mails');
    await renewAll();
    const [{ id, number }] = await rows(
      `select i.id, i.number from invoices i join orders o on o.id = i.order_id where o.subscription_id is not null`,
    );
    for (const address of ['buyer@tex.example', 'spaced@tex.example', aBilling.email]) {
      const [mail, ...others] = await mailsTo(api, address);
      expect(mail?.subject).toBe(`Your Fleet subscription has renewed: invoice ${number}`);
      expect(mail?.text).toContain(`invoice=${id}`);
      expect(others).toEqual([]);
    }
    const [{ documents }] = await rows('select documents from mails limit 1');
    expect(documents).toMatchObject([{ kind: 'invoice', invoiceId: id, filename: `${number}.pdf` }]);
  });

  it('charges today’s price, but never more than was announced', async () => {
    await buy(true);
    await passTime('10 days');
    await rows(`update pricing_tiers set unit_price = 500 where id = 'p2'`);
    await rows('update subscriptions set announced_price = 400');
    await renewAll();
    expect((await invoicesOf())[1]).toMatchObject({ unit_price: 400 });
    expect((await subscription()).unit_price).toBe(400);
    await passTime('10 days');
    await rows(`update pricing_tiers set unit_price = 250 where id = 'p2'`);
    await rows('update subscriptions set announced_price = 400');
    await renewAll();
    expect((await invoicesOf())[2]).toMatchObject({ unit_price: 250 });
  });

  it('happens once, however many replicas run it', async () => {
    await buy(true);
    await passTime('10 days');
    await Promise.all(Array.from({ length: 6 }, () => renewAll()));
    expect(await invoicesOf()).toHaveLength(2);
    expect((await subscription()).left).toBe(10);
  });

  it.each([
    ['was cancelled', 'update subscriptions set cancel_at_end = true'],
    ['waits for its payment', 'update subscriptions set awaits_payment = true'],
    ['is to end', 'update subscriptions set renew_days = null'],
  ])('leaves alone what %s', async (_name, statement) => {
    await buy(true);
    await passTime('9 days 23 hours');
    await rows(`${statement}; truncate mails`);
    await renewAll();
    expect(await invoicesOf()).toHaveLength(1);
    expect(await rows('select * from mails')).toEqual([]);
  });

  it.each([
    ['withdrawn', `update modules set withdrawn = true where id = 'fleet'`, 'Fleet is no longer available.'],
    ['archived', `update modules set status = 'archived' where id = 'fleet'`, 'Fleet is no longer available.'],
    [
      'without a price',
      `update pricing_tiers set min_users = 50 where id = 'p2'`,
      'Fleet has no price for that many users and days.',
    ],
    [
      'suspended',
      `insert into dunning (client_id, invoice_id, reminded_on, suspended_on)
         select client_id, id, current_date, current_date from invoices`,
      'One of its invoices is unpaid.',
    ],
    ['of a closed client', `update clients set closed_at = now() where id = 'meridian'`, 'Meridian'],
    [
      'late by more than a week',
      `update subscriptions set ends_at = now() - interval '8 days', starts_at = now() - interval '18 days'`,
      "It ended while renewals weren't running.",
    ],
  ])('lets one that is %s end, and says why, once', async (_name, statement, reason) => {
    await buy(true);
    await passTime('9 days 23 hours');
    await rows(`${statement}; truncate mails`);
    await renewAll();
    await renewAll();
    await rows(`update clients set closed_at = null where id = 'meridian'`);
    expect(await invoicesOf()).toHaveLength(1);
    expect((await subscription()).renew_days).toBeNull();
    const [mail, ...others] = await mailsTo(api, 'buyer@tex.example');
    expect([mail?.subject, others]).toEqual(['Your Fleet subscription couldn’t be renewed', []]);
    expect(mail?.text).toContain(reason);
    expect(mail?.text).toContain("You weren't charged.");
  });

  it('continues with the others if one fails', async () => {
    await buy(true);
    await buy(true);
    await passTime('10 days');
    await rows(`update subscriptions set no_of_users = 100000 where id = (select min(id) from subscriptions);
      update pricing_tiers set unit_price = 1 where id = 'p2'`);
    const failures: unknown[] = [];
    const failing: typeof mailer = {
      ...mailer,
      send: (tx, mail) =>
        mail.kind === 'subscription-renewed' && JSON.stringify(mail).includes('100000')
          ? Promise.reject(new Error('No mail today.'))
          : mailer.send(tx, mail),
    };
    await renewDue({ ...office(), mailer: failing }, new Date(), (error) => failures.push(error));
    expect(failures.map(String)).toEqual(['Error: No mail today.']);
    expect(await invoicesOf()).toHaveLength(3);
    await renewAll();
    expect(await invoicesOf()).toHaveLength(4);
  });
});
