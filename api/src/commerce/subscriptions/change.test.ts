import {
  Subscription,
  SubscriptionChanged,
  SubscriptionChangeQuote,
  type DuesSummary,
} from '@marketplace/shared/contracts';
import { openKey } from '../../../test/api-keys.ts';
import { expectContract } from '../../../test/expect-contract.ts';
import { mailsTo } from '../../../test/recovery.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
let buyer: string;
let spaced: string;
beforeAll(async () => {
  api = await openTestApi();
  buyer = await api.signIn('buyer');
  spaced = await api.signIn('spaced');
});

/** Prices of Fleet by the least number of users, for any term. */
const setTiers = async (tiers: [minUsers: number, unitPrice: number][], model = 'volume', minDays = 1) => {
  await api.database.pool.query(`delete from pricing_tiers where module_id in ('fleet') or module_id is null`);
  for (const [index, [minUsers, unitPrice]] of tiers.entries())
    await api.database.pool.query(
      `insert into pricing_tiers (id, module_id, name, min_users, max_users, min_days, unit_price, model, currency)
       values ($6, 'fleet', 'Tier', $1, $2, $5, $3, $4, 'INR')`,
      [minUsers, (tiers[index + 1]?.[0] ?? 100_002) - 1, unitPrice, model, minDays, `fleet-${index}`],
    );
};
afterAll(() => api.close());

beforeEach(async () => {
  await setTiers([[1, 250]]);
  await api.database.pool.query(`delete from subscriptions where id = 'fleet-1'; delete from mails`);
  await api.database.pool.query(`insert into subscriptions (client_id, id, module_id, module_name, order_id, user_id,
    no_of_users, starts_at, ends_at, unit_price, currency, warned_days)
    values ('meridian', 'fleet-1', 'fleet', 'Fleet', 'o', 'buyer', 10, now() - interval '80 days',
            now() + interval '20 days', 250, 'INR', 30)`);
});

const post = (step: string, payload?: object, headers: Record<string, string> = {}, token = buyer) =>
  api.call({
    method: 'POST',
    path: `/tex-suite/subscription/fleet-1/${step}`,
    token,
    headers,
    ...(payload && { payload }),
  });
const quote = async (body: object) => expectContract(SubscriptionChangeQuote, (await post('quote', body)).json());
const agreed = async (body: object) => ({ ...body, fingerprint: (await quote(body)).fingerprint });
const row = async () =>
  (
    await api.database.pool.query(
      `select no_of_users as users, ends_at, cancel_at_end, cancel_reason, warned_days from subscriptions where id = 'fleet-1'`,
    )
  ).rows[0];
const countOf = async (table: string): Promise<number> =>
  (await api.database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n;

describe('a quote', () => {
  it.each([
    [
      'at the tier of the new total',
      [
        [1, 250],
        [14, 200],
      ],
      'volume',
      4,
      200,
    ],
    ['at the tier that holds for the whole term, not for what remains', [[1, 200]], 'volume of 100 days', 4, 200],
    [
      'at the agreed price while the tier stays the same',
      [
        [1, 250],
        [15, 200],
      ],
      'volume',
      4,
      250,
    ],
    ['at the agreed price when the list has become dearer', [[1, 400]], 'volume', 4, 250],
    ['at the agreed price when no tier holds for a term like this', [[1, 100]], 'volume of 101 days', 4, 250],
    [
      'by their own steps of a graduated price',
      [
        [1, 250],
        [12, 200],
        [14, 100],
      ],
      'graduated',
      4,
      188,
    ],
  ] as const)('charges added users %s', async (_how, tiers, how, addUsers, unitPrice) => {
    const [model = '', minDays] = [how.split(' ')[0], Number(/\d+/.exec(how)?.[0] ?? 1)];
    await setTiers(
      tiers.map(([users, price]) => [users, price]),
      model,
      minDays,
    );
    expect(await quote({ addUsers })).toMatchObject({ unitPrice, subtotal: unitPrice * addUsers * 20 });
  });

  it('charges added users for the remaining days', async () => {
    const found = await quote({ addUsers: 4 });
    expect(found).toMatchObject({ noOfUsers: 4, noOfDays: 20, unitPrice: 250, subtotal: 20_000, users: 14 });
    expect(found.taxes.map(({ name, amount }) => [name, amount])).toEqual([
      ['CGST', 1_800],
      ['SGST', 1_800],
    ]);
    expect(found.total).toBe(23_600);
  });

  it('charges added days for all users, and returns the new end', async () => {
    const { ends_at: endsAt } = await row();
    const found = await quote({ addDays: 30 });
    expect(found).toMatchObject({ noOfUsers: 10, noOfDays: 30, subtotal: 75_000, users: 10 });
    expect(Date.parse(found.endsAt) - endsAt.getTime()).toBe(30 * 86_400_000);
  });

  it('is the same if repeated, and different for another change', async () => {
    const [one, same, other] = [
      await quote({ addUsers: 4 }),
      await quote({ addUsers: 4 }),
      await quote({ addUsers: 5 }),
    ];
    expect(same).toEqual(one);
    expect(other.fingerprint).not.toBe(one.fingerprint);
  });

  it('ignores a price, total or client in the body', async () => {
    const sent = { addUsers: 4, unitPrice: 1, total: 1, clientId: 'sahyadri', noOfDays: 1 };
    expect(await quote(sent)).toEqual(await quote({ addUsers: 4 }));
  });

  it.each([
    [{}, 400],
    [{ addUsers: 1, addDays: 1 }, 400],
    [{ addUsers: 0 }, 400],
    [{ addUsers: 1.5 }, 400],
    [{ addUsers: '1' }, 400],
    [{ addUsers: 100_001 }, 400],
    [{ addUsers: 99_991 }, 400],
    [{ addDays: 3_651 }, 400],
    [{ addDays: 3_650 }, 400],
  ])('refuses %j', async (body, status) => expect((await post('quote', body)).statusCode).toBe(status));

  it('is refused for a module that is no longer offered', async () => {
    await api.database.pool.query(`update modules set status = 'archived' where id = 'fleet'`);
    const answer = await post('quote', { addDays: 30 });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_offered']);
    await api.database.pool.query(`update modules set status = 'published' where id = 'fleet'`);
  });
});

describe('a change', () => {
  it('is charged by a finalized invoice, and applied', async () => {
    const body = await agreed({ addUsers: 4 });
    const answer = await post('change', body);
    expect(answer.statusCode).toBe(200);
    const { subscription, invoice } = expectContract(SubscriptionChanged, answer.json());
    expect(subscription).toMatchObject({ id: 'fleet-1', users: 14, orderId: 'o' });
    expect(invoice).toMatchObject({
      clientId: 'meridian',
      status: 'finalized',
      method: 'invoice',
      total: 23_600,
      balance: 23_600,
      buyer: { taxId: '29BBBBB0000B1Z6' },
      lines: [{ moduleId: 'fleet', noOfUsers: 4, noOfDays: 20, unitPrice: 250, lineTotal: 20_000 }],
    });
    expect(Date.parse(invoice.dueDate) - Date.parse(invoice.invoiceDate)).toBe(15 * 86_400_000);
    const read = await api.call({ path: `/tex-suite/invoice/${invoice.id}`, token: buyer });
    expect(read.json()).toEqual(invoice);
    const dues = await api.call({ method: 'POST', path: '/tex-suite/dues-summary/calculate/meridian', token: buyer });
    expect(dues.json<DuesSummary>().invoices.map(({ id }) => id)).toContain(invoice.id);
    const { rows } = await api.database.pool.query(`select user_id, total, status from orders where id = $1`, [
      invoice.orderId,
    ]);
    expect(rows).toEqual([{ user_id: 'buyer', total: '23600', status: 'awaiting_payment' }]);
  });

  it('gives the whole subscription the price of the new total for later changes', async () => {
    await setTiers([
      [1, 250],
      [14, 200],
    ]);
    await post('change', await agreed({ addUsers: 4 }));
    expect(await quote({ addDays: 10 })).toMatchObject({ noOfUsers: 14, unitPrice: 200, subtotal: 28_000 });
    const read = await api.call({ path: '/tex-suite/subscription', query: { moduleId: 'fleet' }, token: buyer });
    expect(read.json<{ id: string; unitPrice: number }[]>()).toContainEqual(
      expect.objectContaining({ id: 'fleet-1', unitPrice: 200 }),
    );
  });

  it('is confirmed by email and recorded', async () => {
    const { invoice } = (await post('change', await agreed({ addDays: 30 }))).json<SubscriptionChanged>();
    const [mail] = await mailsTo(api, 'buyer@tex.example');
    expect(mail?.subject).toBe(`Your Fleet subscription has changed: invoice ${invoice.number}`);
    expect(mail?.text).toContain('₹885.00');
    expect(await mailsTo(api, 'spaced@tex.example')).toEqual([]);
    const { rows } = await api.database.pool.query(
      `select actor_id, action, target_name, before, after from audit_events where target_id = 'fleet-1' order by at desc limit 1`,
    );
    expect(rows[0]).toMatchObject({
      actor_id: 'buyer',
      action: 'subscription.changed',
      target_name: 'Fleet',
      before: { users: 10 },
      after: { users: 10, total: 88_500 },
    });
  });

  it('of the term resets the expiry warnings, a change of users does not', async () => {
    await post('change', await agreed({ addUsers: 1 }));
    expect((await row()).warned_days).toBe(30);
    await post('change', await agreed({ addDays: 60 }));
    expect((await row()).warned_days).toBeNull();
  });

  it('is refused without a quote, and with one for another change', async () => {
    expect((await post('change', { addUsers: 4 })).json().errors[0].field).toBe('fingerprint');
    const { fingerprint } = await quote({ addUsers: 4 });
    const answer = await post('change', { addUsers: 5, fingerprint });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'quote_changed']);
    expect((await row()).users).toBe(10);
  });

  it.each([
    ['a day has gone by', `ends_at = ends_at - interval '1 day'`],
    ['somebody else has added users', 'no_of_users = 11'],
  ])('is refused when %s since the quote', async (_name, change) => {
    const body = await agreed({ addUsers: 4 });
    await api.database.pool.query(`update subscriptions set ${change} where id = 'fleet-1'`);
    const before = await countOf('invoices');
    const answer = await post('change', body);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'quote_changed']);
    expect(await countOf('invoices')).toBe(before);
  });

  it('is refused if the tax has changed since the quote', async () => {
    const body = await agreed({ addUsers: 4 });
    await api.database.pool.query(`update company_master set data = data || '{"taxRate": 12}'`);
    expect((await post('change', body)).json().code).toBe('quote_changed');
    await api.database.pool.query(`update company_master set data = data || '{"taxRate": 18}'`);
  });

  it('is applied once per Idempotency-Key, however often it is sent', async () => {
    const body = await agreed({ addUsers: 4 });
    const headers = { 'idempotency-key': 'change-1' };
    const before = await countOf('invoices');
    const first = await post('change', body, headers);
    const again = await post('change', body, headers);
    expect([again.statusCode, again.body]).toEqual([200, first.body]);
    expect(await countOf('invoices')).toBe(before + 1);
    expect((await post('change', { ...body, addUsers: 5 }, headers)).statusCode).toBe(422);
    expect(await mailsTo(api, 'buyer@tex.example')).toHaveLength(1);
  });

  it('is refused with a sentence once the subscription has ended', async () => {
    const body = await agreed({ addDays: 30 });
    await api.database.pool.query(`update subscriptions set ends_at = now() where id = 'fleet-1'`);
    for (const [step, payload] of [
      ['quote', { addUsers: 1 }],
      ['change', body],
      ['cancel', { reason: 'Not needed' }],
      ['resume', undefined],
    ] as const) {
      const answer = await post(step, payload);
      expect([step, answer.statusCode, answer.json().code]).toEqual([step, 409, 'subscription_ended']);
      expect(answer.json().message).toMatch(
        /^The subscription to Fleet ended on \d+ \w+ \d{4} and can't be changed\. Add the module to your cart to use it again\.$/,
      );
    }
  });

  it('is invoiced to the recipient of the order if the client has no billing details', async () => {
    const before = await api.database.pool.query(`select id, billing from clients where id = 'meridian'`);
    await api.database.pool.query(`update clients set billing = null where id = 'meridian'`);
    const without = await post('quote', { addUsers: 1 });
    expect([without.statusCode, without.json().code]).toEqual([409, 'no_billing']);
    await api.database.pool.query(
      `update subscriptions set order_id = (select id from orders where client_id = 'meridian' limit 1) where id = 'fleet-1'`,
    );
    expect((await post('change', await agreed({ addUsers: 1 }))).json().invoice.buyer.name).toBe(
      'Meridian Components Private Limited',
    );
    await api.database.pool.query(`update clients set billing = $1 where id = 'meridian'`, [before.rows[0].billing]);
  });
});

describe('a cancellation', () => {
  it('takes effect at the end, is confirmed by email, and can be withdrawn', async () => {
    const answer = expectContract(Subscription, (await post('cancel', { reason: '  No trucks any more ' })).json());
    expect(answer).toMatchObject({ status: 'expiring', cancelAtEnd: true, cancelReason: 'No trucks any more' });
    const [mail] = await mailsTo(api, 'buyer@tex.example');
    expect(mail?.subject).toMatch(/^Fleet ends on \d+ \w+ \d{4}$/);
    const resumed = expectContract(Subscription, (await post('resume')).json());
    expect(resumed).toMatchObject({ status: 'expiring', cancelAtEnd: false, cancelReason: null });
  });

  it('is recorded once, and keeps its first reason', async () => {
    await Promise.all(Array.from({ length: 8 }, () => post('cancel', { reason: 'First' })));
    expect((await post('cancel', { reason: 'Second' })).json().cancelReason).toBe('First');
    expect(await mailsTo(api, 'buyer@tex.example')).toHaveLength(1);
  });

  it('changes nothing if there is none to withdraw', async () => {
    const before = await countOf('audit_events');
    expect((await post('resume')).json().cancelAtEnd).toBe(false);
    expect(await countOf('audit_events')).toBe(before);
  });

  it.each([{}, { reason: 'no' }, { reason: '    ' }, { reason: 'x'.repeat(501) }, { reason: 7 }])(
    'requires a reason: %j is refused',
    async (payload) => expect((await post('cancel', payload)).statusCode).toBe(400),
  );

  it('must be withdrawn before extending the term, but not to add users', async () => {
    await post('cancel', { reason: 'No trucks any more' });
    const answer = await post('quote', { addDays: 30 });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'The subscription to Fleet is canceled. Resume it first, then extend it.',
    ]);
    expect((await post('quote', { addUsers: 1 })).statusCode).toBe(200);
  });
});

describe('a key', () => {
  const subjectsTo = async (person: string) =>
    (await mailsTo(api, `${person}@tex.example`)).map(({ subject }) => subject.replace(/ (is changed|ends).*/, ' $1'));

  it('has its changes confirmed to each payment admin once', async () => {
    const { key } = await openKey(api, 'meridian', ['billing:read', 'billing:write']);
    await api.database.pool.query('delete from mails');
    const body = await agreed({ addUsers: 1 });
    for (const _ of ['sent', 'sent again'])
      expect((await post('change', body, { 'idempotency-key': 'mailed' }, key)).statusCode).toBe(200);
    expect((await post('cancel', { reason: 'No trucks any more' }, {}, key)).statusCode).toBe(200);
    for (const person of ['buyer', 'spaced'])
      expect(await subjectsTo(person)).toEqual([
        'Fleet ends',
        expect.stringMatching(/^Your Fleet subscription has changed: invoice TEX-/),
      ]);
    expect(await countOf('mails')).toBe(4);
  });
});

describe('parallel changes', () => {
  it('of one subscription are charged once each, and add up', async () => {
    const before = await countOf('invoices');
    const changes = await Promise.all([
      agreed({ addUsers: 2 }).then((body) => ({ body, token: buyer })),
      agreed({ addUsers: 3 }).then((body) => ({ body, token: spaced })),
    ]);
    const answers = await Promise.all(changes.map(({ body, token }) => post('change', body, {}, token)));
    // Each was confirmed for ten users, so the second one learns that there are more.
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const lost = answers[0]?.statusCode === 409 ? { addUsers: 2 } : { addUsers: 3 };
    expect((await post('change', await agreed(lost))).statusCode).toBe(200);
    expect((await row()).users).toBe(15);
    expect(await countOf('invoices')).toBe(before + 2);
  });

  it('are charged once if one quote is sent sixteen times', async () => {
    const before = await countOf('invoices');
    const body = await agreed({ addUsers: 2 });
    const answers = await Promise.all(Array.from({ length: 16 }, () => post('change', body)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await row()).users).toBe(12);
    expect(await countOf('invoices')).toBe(before + 1);
  });

  it('of three clients get numbers without gaps, though some are refused', async () => {
    const people = { meridian: 'buyer', 'meridian-exports': 'buyer', sahyadri: 'buyer2' };
    const numbers = async (): Promise<number[]> =>
      (
        await api.database.pool.query(
          `select right(number, 6)::int as n from invoices where number like 'TEX-' || extract(year from now()) || '-%' order by 1`,
        )
      ).rows.map(({ n }) => n);
    const first = Math.max(...(await numbers()));
    const rounds = Object.entries(people).flatMap(([clientId, account]) =>
      Array.from({ length: 4 }, (_, index) => ({ clientId, account, id: `race-${clientId}-${index}` })),
    );
    const token: Record<string, string> = { buyer, buyer2: await api.signIn('buyer2') };
    const answers = await Promise.all(
      rounds.map(async ({ clientId, account, id }, index) => {
        await api.database.pool.query(
          `insert into subscriptions (client_id, id, module_id, module_name, order_id, user_id, no_of_users, starts_at,
           ends_at, unit_price, currency) values ($1, $2, 'fleet', 'Fleet', 'o', $3, 5, now() - interval '1 day',
           now() + interval '60 days', 300, 'INR')`,
          [clientId, id, account],
        );
        const path = `/tex-suite/subscription/${id}`;
        const call = (step: string, payload: object) =>
          api.call({ method: 'POST', path: `${path}/${step}`, payload, token: token[account] });
        const { fingerprint } = (await call('quote', { addUsers: 1 })).json();
        return call('change', { addUsers: 1, fingerprint: index % 4 === 3 ? 'stale' : fingerprint });
      }),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(9);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3);
    const after = (await numbers()).filter((number) => number > first);
    expect(after).toEqual(Array.from({ length: 9 }, (_, index) => first + 1 + index));
  });
});
