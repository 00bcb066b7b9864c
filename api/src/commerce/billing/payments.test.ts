import { ErrorBody, Payment, type Order } from '@marketplace/shared/contracts';
import { aBilling, addToCart, checkout, emptyCarts, placeOrder, quote, setPrices } from '../../../test/checkout.ts';
import { expectContract } from '../../../test/expect-contract.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';

let api: TestApi;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  api = await openTestApi();
  for (const person of ['buyer', 'buyer2', 'admin', 'creator']) tokens[person] = await api.signIn(person);
  await setPrices(api);
});
afterAll(() => api.close());
beforeEach(() => emptyCarts(api));

const order = (): Promise<Order> => placeOrder(api, tokens.buyer ?? '');
const pay = (invoiceId: string, token: string, person = 'buyer', headers = {}) =>
  api.call({
    method: 'POST',
    path: '/tex-suite/payment',
    token: tokens[person],
    payload: { invoiceId, token, amount: 1, clientId: 'sahyadri' },
    headers,
  });
const record = (body: object, person = 'admin') =>
  api.call({ method: 'POST', path: '/tex-admin/payment', token: tokens[person], payload: body });
const read = async (id: string): Promise<Order> =>
  (await api.call({ path: `/tex-suite/order/${id}`, token: tokens.buyer })).json();

describe('paying online', () => {
  it('pays the open amount, whatever amount and client are sent, and marks the order paid', async () => {
    const { id, invoice } = await order();
    const answer = await pay(invoice.id, 'sandbox_ok');
    expect(answer.statusCode).toBe(200);
    expect(expectContract(Payment, answer.json())).toMatchObject({
      amount: invoice.total,
      clientId: 'meridian',
      method: 'online',
      status: 'succeeded',
      invoiceNumber: invoice.number,
    });
    expect(await read(id)).toMatchObject({ status: 'paid', invoice: { balance: 0, paymentStatus: 'paid' } });
  });

  it.each(['sandbox_declined', 'sandbox_insufficient', 'nonsense', '__proto__', 'constructor'])(
    'responds 402 with a sentence to %s, and keeps the invoice open',
    async (token) => {
      const { id, invoice } = await order();
      const answer = await pay(invoice.id, token);
      expect([answer.statusCode, expectContract(ErrorBody, answer.json()).code]).toEqual([402, 'payment_declined']);
      expect(answer.json().message).toMatch(/\.$/);
      expect((await read(id)).invoice.balance).toBe(invoice.total);
      expect((await pay(invoice.id, 'sandbox_ok')).statusCode).toBe(200);
    },
  );

  it('is not charged twice after a timeout, and repeats its response for the same key', async () => {
    const { invoice } = await order();
    const headers = { 'idempotency-key': `pay-${invoice.id}` };
    const lost = await pay(invoice.id, 'sandbox_timeout', 'buyer', headers);
    expect([lost.statusCode, lost.headers['retry-after']]).toEqual([503, '5']);
    const [first, again] = [
      await pay(invoice.id, 'sandbox_timeout', 'buyer', headers),
      await pay(invoice.id, 'sandbox_timeout', 'buyer', headers),
    ];
    expect([first.statusCode, again.body]).toEqual([200, first.body]);
    expect(first.json().amount).toBe(invoice.total);
  });

  it('responds as if another client’s invoice did not exist', async () => {
    const { invoice } = await order();
    const [swapped, missing] = [await pay(invoice.id, 'sandbox_ok', 'buyer2'), await pay('none', 'sandbox_ok')];
    expect([swapped.statusCode, swapped.json().message]).toEqual([404, missing.json().message]);
    expect(missing.statusCode).toBe(404);
  });

  it('is not offered in production without a provider', async () => {
    const production = await openTestApi({ production: true });
    const token = await production.signIn('buyer');
    const { methods } = (await production.call({ path: '/tex-suite/checkout/options', token })).json();
    expect(methods.map(({ method }: { method: string }) => method)).toEqual(['invoice', 'bank_transfer']);
    await addToCart(production, token, 'attendance', 1, 1);
    const { fingerprint } = await quote(production, token, { billing: aBilling });
    const refused = await checkout(production, token, { fingerprint, method: 'online' });
    expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'method']);
    const payload = { invoiceId: 'x', token: 'sandbox_ok' };
    const answer = await production.call({ method: 'POST', path: '/tex-suite/payment', token, payload });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_offered']);
    await production.close();
  });
});

describe('recording a bank transfer', () => {
  const body = ({ clientId, id, total }: Order['invoice'], change: object = {}) => ({
    clientId,
    invoiceId: id,
    reference: ` UTR-${id} `,
    amount: total,
    paidAt: '2026-11-20T00:00:00.000Z',
    ...change,
  });

  it('credits the invoice once, and records who did it', async () => {
    const { id, invoice } = await order();
    const part = body(invoice, { amount: 500 });
    const [first, again] = [await record(part), await record(part)];
    expect([first.statusCode, again.statusCode, again.body]).toEqual([201, 200, first.body]);
    expect(expectContract(Payment, first.json())).toMatchObject({ reference: `UTR-${invoice.id}`, amount: 500 });
    expect(await read(id)).toMatchObject({
      status: 'awaiting_payment',
      invoice: { paid: 500, balance: invoice.total - 500, paymentStatus: 'partly_paid' },
    });
    await record(body(invoice, { amount: invoice.total - 500, reference: `rest-${invoice.id}` }));
    expect(await read(id)).toMatchObject({ status: 'paid', invoice: { paymentStatus: 'paid' } });
    const { rows } = await api.database.pool.query(
      "select actor_id, target_name, after from audit_events where action = 'payment.recorded' and target_id = $1 order by at",
      [invoice.id],
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ actor_id: 'admin', target_name: invoice.number, after: { amount: 500 } });
  });

  it('refuses more than the open amount, a used reference, another client and a future date', async () => {
    const { invoice } = await order();
    const other = (await order()).invoice;
    const code = async (change: object) => {
      const answer = await record(body(invoice, change));
      return [answer.statusCode, expectContract(ErrorBody, answer.json()).code];
    };
    expect(await code({ amount: invoice.total + 1 })).toEqual([409, 'overpayment']);
    await record(body(other, { reference: 'USED', amount: 1 }));
    expect(await code({ reference: 'USED', amount: 1 })).toEqual([409, 'reference_used']);
    expect(await code({ clientId: 'sahyadri' })).toEqual([404, 'not_found']);
    expect(await code({ paidAt: new Date(Date.now() + 3 * 86_400_000).toISOString() })).toEqual([
      400,
      'invalid_request',
    ]);
    expect(await code({ amount: 0 })).toEqual([400, 'invalid_request']);
    expect(await code({ amount: 1.5 })).toEqual([400, 'invalid_request']);
  });

  it('is only for administrators', async () => {
    const { invoice } = await order();
    for (const person of ['buyer', 'creator']) expect((await record(body(invoice), person)).statusCode).toBe(403);
  });
});
