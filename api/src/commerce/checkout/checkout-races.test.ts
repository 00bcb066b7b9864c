import { quoteCart } from './quote-cart.ts';
import { aBilling, addToCart, checkout, emptyCarts, quote, setPrices } from '../../../test/checkout.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { findCoupon } from '../coupons/coupon-store.ts';
import { ApiError } from '../../http/api-error.ts';
import { createMailer, type Mailer } from '../../notifications/index.ts';
import { placeOrder } from './place-order.ts';

/** One connection per order: with fewer they would wait for each other and never collide. */
const atOnce = 50;

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ poolSize: atOnce + 5 });
  await database.pool.query(`
    insert into master_clients (id, org_id, legal_name) select 'm' || n, 'O' || n, 'M' || n from generate_series(1, 50) n;
    insert into clients (id, master_client_id, name, currency) select 'c' || n, 'm' || n, 'C' || n, 'INR' from generate_series(1, 50) n;
    insert into users (id, name, email) select 'u' || n, 'U' || n, 'u' || n || '@tex.example' from generate_series(1, 50) n;
    insert into client_members (client_id, user_id) select 'c' || n, 'u' || n from generate_series(1, 50) n;
    insert into client_members (client_id, user_id) select 'c1', 'u' || n from generate_series(2, 50) n`);
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query(`
    truncate orders, invoices, subscriptions, payments, coupon_redemptions, cart_lines, mails, document_series cascade;
    delete from coupons where id = 'race';
    update modules set trial_days = 0 where id = 'attendance';
    insert into cart_lines (client_id, user_id, id, item_type, item_id, no_of_users, no_of_days, unit_price, currency)
      select client_id, user_id, 'l', 'module', 'attendance', 2, 10, 1, 'INR' from client_members where user_id like 'u%'`);
});

const rows = async (statement: string) => (await database.pool.query(statement)).rows;
const mailer = createMailer('TEX');
const owners = Array.from({ length: atOnce }, (_, index) => ({ clientId: `c${index + 1}`, userId: `u${index + 1}` }));

/** Quotes, then orders in its own transaction; returns the invoice's number or the reason for a refusal. */
async function buy(owner: { clientId: string; userId: string }, couponCode: string | null, by: Mailer = mailer) {
  const find = (code: string) => findCoupon(database.db, code);
  const asked = { couponCode, billing: aBilling, now: new Date(), findCoupon: find };
  const { fingerprint } = (await quoteCart(database.db, owner, asked)).quote;
  const body = { fingerprint, couponCode, billing: aBilling, method: 'invoice' as const };
  return () =>
    database.db
      .transaction((tx) => placeOrder(tx, { mailer: by, publicUrl: 'http://localhost' }, owner, body))
      .then(
        ({ invoice }) => invoice.number,
        (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
      );
}

const together = async (purchases: Promise<() => Promise<string>>[]) =>
  Promise.all((await Promise.all(purchases)).map((order) => order()));

const insertCoupon = (limits: string, values: string) =>
  database.pool.query(`insert into coupons (id, code, name, type, value, currency, scope, scope_ids, ${limits})
    values ('race', 'RACE', 'Race', 'percentage', 1000, 'INR', 'all', '[]', ${values})`);

describe('a coupon in fifty parallel orders', () => {
  it.each([1, 7])('with a limit of %i is redeemed exactly that often [CART-02]', async (limit) => {
    await insertCoupon('usage_limit', String(limit));
    const results = await together(owners.map((owner) => buy(owner, 'race')));
    expect(results.filter((result) => result === 'coupon_refused')).toHaveLength(atOnce - limit);
    expect(results.filter((result) => result.startsWith('TEX-'))).toHaveLength(limit);
    expect(await rows('select count(*)::int as n from coupon_redemptions')).toEqual([{ n: limit }]);
    expect(await rows('select count(*)::int as n from orders where discount > 0')).toEqual([{ n: limit }]);
  });

  it('with a limit of 3 per client is redeemed 3 times by fifty users of one client', async () => {
    await insertCoupon('per_client_limit', '3');
    const ofOneClient = owners.map(({ userId }) => ({ clientId: 'c1', userId }));
    const results = await together(ofOneClient.map((owner) => buy(owner, 'RACE')));
    expect(results.filter((result) => result.startsWith('TEX-'))).toHaveLength(3);
    expect(await rows('select client_id, count(*)::int as n from coupon_redemptions group by 1')).toEqual([
      { client_id: 'c1', n: 3 },
    ]);
  });
});

describe('numbers', () => {
  it('of fifty parallel orders have no gaps or duplicates, even if every third one fails at the end', async () => {
    const failing: Mailer = {
      ...mailer,
      send: async () => {
        throw new Error('the mail failed');
      },
    };
    const results = await together(owners.map((owner, index) => buy(owner, null, index % 3 === 0 ? failing : mailer)));
    const given = results.filter((result) => result.startsWith('TEX-'));
    expect(results.filter((result) => result === 'Error: the mail failed')).toHaveLength(17);
    const year = new Date().getUTCFullYear();
    const expected = Array.from({ length: 33 }, (_, index) => `TEX-${year}-${String(index + 1).padStart(6, '0')}`);
    expect([...given].sort()).toEqual(expected);
    const written = await rows('select number from invoices order by number');
    expect(written.map(({ number }) => number)).toEqual(expected);
    const ordered = await rows('select number from orders order by number');
    expect(ordered.map(({ number }) => number)).toEqual(expected.map((number) => number.replace('TEX', 'ORD')));
  });
});

describe('a failure within an order', () => {
  it.each(['invoice_lines', 'subscriptions', 'mails'])('while writing %s leaves nothing behind', async (table) => {
    await insertCoupon('usage_limit', '5');
    await database.pool.query(`
      create function fail() returns trigger language plpgsql as $$ begin raise exception 'out of order'; end $$;
      create trigger fail before insert on ${table} for each row execute function fail()`);
    const [result] = await together(owners.slice(0, 1).map((owner) => buy(owner, 'RACE')));
    await database.pool.query('drop function fail cascade');
    expect(result).not.toMatch(/^TEX-/);
    const counts = [
      'orders',
      'order_lines',
      'invoices',
      'invoice_lines',
      'subscriptions',
      'coupon_redemptions',
      'mails',
    ];
    for (const one of [...counts, 'document_series'])
      expect([one, await rows(`select count(*)::int as n from ${one}`)]).toEqual([one, [{ n: 0 }]]);
    expect(await rows("select count(*)::int as n from cart_lines where user_id = 'u1' and client_id = 'c1'")).toEqual([
      { n: 1 },
    ]);
    const [retried] = await together(owners.slice(0, 1).map((owner) => buy(owner, 'RACE')));
    expect(retried).toMatch(/-000001$/);
  });
});

describe('the same cart ordered twice', () => {
  let api: TestApi;
  let buyer: string;
  beforeAll(async () => {
    api = await openTestApi();
    buyer = await api.signIn('buyer');
    await setPrices(api);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await emptyCarts(api);
    await addToCart(api, buyer, 'attendance', 10, 30);
  });
  const orders = async (): Promise<number> =>
    (await api.database.pool.query('select count(*)::int as n from orders')).rows[0].n;

  it('sixteen times in parallel with one Idempotency-Key is one order [CART-03]', async () => {
    const before = await orders();
    const { fingerprint } = await quote(api, buyer, { billing: aBilling });
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => checkout(api, buyer, { fingerprint }, 'one-key')),
    );
    expect(await orders()).toBe(before + 1);
    for (const answer of answers) expect([201, 409]).toContain(answer.statusCode);
    const again = await checkout(api, buyer, { fingerprint }, 'one-key');
    expect(again.statusCode).toBe(201);
    const placed = answers.filter((answer) => answer.statusCode === 201);
    expect(new Set([...placed, again].map(({ body }) => body)).size).toBe(1);
  });

  it('gets a complete response when an older version has stored it', async () => {
    const { fingerprint } = await quote(api, buyer, { billing: aBilling });
    const first = await checkout(api, buyer, { fingerprint }, 'old-key');
    await api.database.pool.query("update idempotency_keys set answer = $1 where key = 'old-key'", [
      JSON.stringify({ id: first.json().id }),
    ]);
    const again = await checkout(api, buyer, { fingerprint }, 'old-key');
    expect([again.statusCode, again.body]).toEqual([201, first.body]);
  });

  it('from two tabs is one order, and an explanation in the other tab', async () => {
    const before = await orders();
    const { fingerprint } = await quote(api, buyer, { billing: aBilling });
    const answers = await Promise.all([checkout(api, buyer, { fingerprint }), checkout(api, buyer, { fingerprint })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().message).toBe('Your cart is empty. If you just ordered, your order was placed.');
    expect(await orders()).toBe(before + 1);
  });

  it('during a change contains what was confirmed, or is refused', async () => {
    const { fingerprint, total } = await quote(api, buyer, { billing: aBilling });
    const [ordered] = await Promise.all([
      checkout(api, buyer, { fingerprint }),
      ...Array.from({ length: 8 }, () => addToCart(api, buyer, 'attendance', 1, 1)),
    ]);
    if (ordered.statusCode === 201) expect(ordered.json().invoice.total).toBe(total);
    else expect([ordered.statusCode, ordered.json().code]).toEqual([409, 'quote_changed']);
  });
});
