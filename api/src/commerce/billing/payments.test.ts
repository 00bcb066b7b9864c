import { ErrorBody, OpenedPayment, Payment, type Order } from '@marketplace/shared/contracts';
import { aBilling, addToCart, checkout, emptyCarts, placeOrder, quote, setPrices } from '../../../test/checkout.ts';
import { expectContract } from '../../../test/expect-contract.ts';
import { chooseOutcome, openPaymentPage, payOnline, readPayment } from '../../../test/pay-online.ts';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { until } from '../../../test/until.ts';
import { signatureOf } from './payments/sandbox/sandbox-signature.ts';

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
const open = (invoiceId: string, options = {}, person = 'buyer') =>
  openPaymentPage(api, tokens[person], invoiceId, options);
const pay = (invoiceId: string, outcome?: string) => payOnline(api, tokens.buyer, invoiceId, outcome);
const record = (body: object, person = 'admin') =>
  api.call({ method: 'POST', path: '/tex-admin/payment', token: tokens[person], payload: body });
const read = async (id: string): Promise<Order> =>
  (await api.call({ path: `/tex-suite/order/${id}`, token: tokens.buyer })).json();

describe('paying online', () => {
  it('opens a page for the open amount, whatever amount and client are sent, and marks the order paid', async () => {
    const { id, invoice } = await order();
    const answer = await open(invoice.id, { amount: 1, clientId: 'sahyadri', returnTo: '/checkout?order=1' });
    expect(answer.statusCode).toBe(200);
    const { payment, url } = expectContract(OpenedPayment, answer.json());
    expect(payment).toMatchObject({ amount: invoice.total, clientId: 'meridian', method: 'online', status: 'pending' });
    const page = await api.app.inject({ url: new URL(url ?? '').pathname });
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'same-origin',
    });
    expect(page.body).toContain(`Invoice ${invoice.number}`);
    const { statusCode, headers } = await chooseOutcome(api, url, 'pay');
    const back = `${api.config.publicUrl}/marketplace/checkout?order=1&payment=${payment.id}`;
    expect([statusCode, headers.location]).toEqual([303, back]);
    expect(expectContract(Payment, await readPayment(api, tokens.buyer, payment.id))).toMatchObject({
      status: 'succeeded',
      invoiceNumber: invoice.number,
    });
    expect(await read(id)).toMatchObject({ status: 'paid', invoice: { balance: 0, paymentStatus: 'paid' } });
  });

  it('is known from the event, even if nobody comes back', async () => {
    const { id, invoice } = await order();
    const { url } = (await open(invoice.id)).json();
    await chooseOutcome(api, url, 'pay');
    await until(async () => (await read(id)).status === 'paid');
  });

  it.each(['decline', 'insufficient', 'refuse', 'cancel', 'expire'])(
    'keeps the invoice open and says why after: %s',
    async (outcome) => {
      const { id, invoice } = await order();
      expect(await pay(invoice.id, outcome)).toMatchObject({ status: 'failed', reason: expect.stringMatching(/\.$/) });
      expect((await read(id)).invoice.balance).toBe(invoice.total);
      expect(await pay(invoice.id)).toMatchObject({ status: 'succeeded' });
    },
  );

  it.each([
    ['pending-paid', 'succeeded'],
    ['pending-declined', 'failed'],
  ])('waits for the bank after %s, and is then %s', async (outcome, status) => {
    const { invoice } = await order();
    const { id } = await pay(invoice.id, outcome);
    expect(await readPayment(api, tokens.buyer, id)).toMatchObject({ status: 'processing', paidAt: null });
    expect((await open(invoice.id)).json()).toMatchObject({ url: null, payment: { id } });
    await api.database.pool.query("update sandbox_payments set decided_at = now() - interval '1 minute'");
    expect(await readPayment(api, tokens.buyer, id)).toMatchObject({ status });
  });

  it.each(['nonsense', '__proto__', 'constructor'])('refuses the outcome %s', async (outcome) => {
    const { invoice } = await order();
    const { url } = (await open(invoice.id)).json();
    expect((await chooseOutcome(api, url, outcome)).statusCode).toBe(400);
  });

  it('decides a payment once', async () => {
    const { invoice } = await order();
    const { payment, url } = (await open(invoice.id)).json();
    await chooseOutcome(api, url, 'decline');
    await chooseOutcome(api, url, 'pay');
    expect(await readPayment(api, tokens.buyer, payment.id)).toMatchObject({ status: 'failed' });
    expect((await api.app.inject({ url: new URL(url).pathname })).body).toContain('Nothing to pay');
  });

  it('repeats its response for the same key', async () => {
    const { invoice } = await order();
    const headers = { 'idempotency-key': `pay-${invoice.id}` };
    const [first, again] = [await open(invoice.id, { headers }), await open(invoice.id, { headers })];
    expect([first.statusCode, again.body]).toEqual([200, first.body]);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'checkout', ''])(
    'leads nowhere but to this site: not to "%s"',
    async (returnTo) => {
      expect((await open('x', { returnTo })).json()).toMatchObject({ errors: [{ field: 'returnTo' }] });
    },
  );

  it('responds as if another client’s invoice or payment did not exist', async () => {
    const { invoice } = await order();
    const [swapped, missing] = [await open(invoice.id, {}, 'buyer2'), await open('none')];
    expect([swapped.statusCode, swapped.json().message]).toEqual([404, missing.json().message]);
    const { payment } = (await open(invoice.id)).json();
    const path = `/tex-suite/payment/${payment.id}`;
    expect((await api.call({ path, token: tokens.buyer2 })).statusCode).toBe(404);
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
    const answer = await openPaymentPage(production, token, 'x');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'not_offered']);
    expect((await production.app.inject({ url: '/api/dev/payments/x' })).statusCode).toBe(404);
    await production.close();
  });
});

describe('events of the payment provider', () => {
  const send = (payload: string, headers: Record<string, string>, provider = 'sandbox') =>
    api.call({
      ...{ method: 'POST', path: `/tex-suite/payment/events/${provider}`, payload },
      headers: { 'content-type': 'application/json', ...headers },
    });
  const body = (id: string) => JSON.stringify({ id, providerId: 'unknown' });
  const key = () => api.config.secretsKey ?? '';
  const stored = async (id: string) =>
    (await api.database.pool.query('select id from payment_events where id = $1', [id])).rows.length;

  it('are stored once, however often they are sent', async () => {
    const payload = body('twice');
    const headers = { 'sandbox-signature': signatureOf(key(), payload) };
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(payload, headers)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await stored('twice')).toBe(1);
  });

  it.each<[string, (payload: string) => string | undefined]>([
    ['no signature', () => undefined],
    ['another key', (payload) => signatureOf('guessed', payload)],
    ['an old signature', (payload) => signatureOf(key(), payload, Date.now() - 6 * 60_000)],
    ['the signature of another event', () => signatureOf(key(), body('other'))],
    ['nonsense', () => 't=1,v1=zz'],
  ])('are refused with %s', async (_what, sign) => {
    const payload = body('forged');
    const signature = sign(payload);
    const answer = await send(payload, signature === undefined ? {} : { 'sandbox-signature': signature });
    expect([answer.statusCode, answer.json().code, await stored('forged')]).toEqual([400, 'bad_signature', 0]);
  });

  it('of a provider that is not in use do not exist', async () => {
    expect((await send('{}', {}, 'stripe')).statusCode).toBe(404);
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
