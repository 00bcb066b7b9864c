import { createTestDatabase, type TestDatabase } from '../test/test-database.ts';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase({ poolSize: 3 })));
afterAll(() => database.drop());

const rows = async (statement: string) => (await database.pool.query(statement)).rows;

describe('what the demo clients bought', () => {
  it('is numbered in the order of its dates, without a gap', async () => {
    const numbers = (await rows('select number, invoice_date from invoices order by invoice_date')).map(({ number }) =>
      String(number),
    );
    const years = [...new Set(numbers.map((number) => number.slice(0, -6)))];
    const expected = years.flatMap((series) =>
      numbers
        .filter((number) => number.startsWith(series))
        .map((_number, index) => `${series}${String(index + 1).padStart(6, '0')}`),
    );
    expect(numbers).toEqual(expected);
    const series = await rows('select series, last_number from document_series');
    for (const one of series.filter((found) => !String(found.series).startsWith('ORD'))) {
      expect(numbers.filter((number) => number.startsWith(`${one.series}-`))).toHaveLength(one.last_number);
    }
  });

  it('went to each client', async () => {
    expect(await rows('select client_id, count(*)::int as n from invoices group by 1 order by 1')).toEqual([
      { client_id: 'meridian', n: 11 },
      { client_id: 'meridian-exports', n: 4 },
      { client_id: 'sahyadri', n: 3 },
    ]);
  });

  it('is paid according to its payments, and its orders agree', async () => {
    expect(
      await rows(`select i.number from invoices i join orders o on o.client_id = i.client_id and o.id = i.order_id
        where i.paid <> (select coalesce(sum(p.amount), 0) from payments p where p.invoice_id = i.id and p.status = 'succeeded')
           or i.total <> o.total or (o.status = 'paid') <> (i.paid = i.total)
           or (o.status = 'cancelled') <> (i.status = 'voided')
           or i.due_on <> i.invoiced_on + (select coalesce(terms_days, 15) from clients c where c.id = i.client_id)`),
    ).toEqual([]);
    expect(await rows(`select 1 from payments where created_at <> paid_at or paid_at > now()`)).toEqual([]);
  });

  it('is in the past, except for what is due and what runs', async () => {
    expect(await rows('select 1 from invoices where invoice_date > now()')).toEqual([]);
    expect(await rows(`select 1 from invoices where invoice_date < now() - interval '310 days'`)).toEqual([]);
  });

  it('gives seats only to people who already have full access to the module', async () => {
    expect(
      await rows(`select e.user_id, s.module_id from subscription_seats e
        join subscriptions s on s.id = e.subscription_id
        where not exists (select 1 from user_module_access a
          where a.user_id = e.user_id and a.module_id = s.module_id and a.access = 'Full Access')`),
    ).toEqual([]);
  });

  it('used a coupon once, while it was valid', async () => {
    expect(
      await rows(`select c.code, r.created_at > c.starts_at as held, r.discount = i.discount as counted
        from coupon_redemptions r join coupons c on c.id = r.coupon_id join invoices i on i.order_id = r.order_id`),
    ).toEqual([{ code: 'WELCOME10', held: true, counted: true }]);
  });
});
