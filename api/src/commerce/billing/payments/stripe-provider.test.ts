import Stripe from 'stripe';
import { openStripeServer } from '../../../../test/stripe-server.ts';
import type { PaymentProvider } from './provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

const webhookSecret = 'whsec_of_tests';
let stripe: Awaited<ReturnType<typeof openStripeServer>>;
let provider: PaymentProvider;
beforeEach(async () => {
  stripe = await openStripeServer();
  provider = createStripeProvider({ secretKey: 'sk_test_1', webhookSecret, apiUrl: stripe.url });
});
afterEach(() => stripe.close());

const intent = {
  ...{ reference: 'pay_1', amount: 424_800, currency: 'INR', description: 'Invoice TEX-2026-000042' },
  ...{ email: 'accounts@meridian.example', returnUrl: 'https://market.example/marketplace/checkout?payment=1' },
};
/** Opens a session, and changes it as Stripe does. */
const sessionThatIs = async (change: object) => {
  const { id } = await provider.open(intent);
  Object.assign(stripe.sessions.get(id) ?? {}, change);
  return id;
};
const anIntent = (change: object = {}) => ({ id: 'pi_1', object: 'payment_intent', status: 'succeeded', ...change });
const charge = (change: object = {}) => ({ id: 'ch_1', object: 'charge', created: 1_795_600_321, ...change });
const paid = (change: object = {}) => ({
  ...{ status: 'complete', payment_status: 'paid' },
  payment_intent: anIntent({ latest_charge: charge(change) }),
});

it('opens Checkout for the amount in minor units, and leads back, paid or not', async () => {
  const { id, url } = await provider.open(intent);
  expect([id, url]).toEqual([expect.stringMatching(/^cs_test_/), 'https://checkout.stripe.com/c/pay/cs_test_1']);
  expect(stripe.requests).toEqual([
    expect.objectContaining({
      idempotencyKey: 'pay_1',
      form: {
        mode: 'payment',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'inr',
        'line_items[0][price_data][unit_amount]': '424800',
        'line_items[0][price_data][product_data][name]': intent.description,
        client_reference_id: 'pay_1',
        customer_email: intent.email,
        success_url: intent.returnUrl,
        cancel_url: intent.returnUrl,
      },
    }),
  ]);
});

it('opens one session per reference, even if Stripe fails at first', async () => {
  stripe.faults.push([500, { error: { type: 'api_error', message: 'Try again' } }]);
  const first = await provider.open(intent);
  expect(await provider.open(intent)).toEqual(first);
  expect(stripe.sessions.size).toBe(1);
});

it.each<[string, object, object]>([
  ['is not done', { status: 'open' }, { status: 'open' }],
  [
    'must confirm with the bank',
    { status: 'open', payment_intent: anIntent({ status: 'requires_action' }) },
    { status: 'open' },
  ],
  ['has paid', paid(), { status: 'succeeded', paidAt: new Date(1_795_600_321_000) }],
  [
    'left it to the bank',
    { status: 'complete', payment_intent: anIntent({ status: 'processing' }) },
    { status: 'processing' },
  ],
  [
    'was declined afterwards',
    {
      status: 'complete',
      payment_intent: anIntent({
        status: 'requires_payment_method',
        last_payment_error: { message: 'The UPI payment failed.' },
      }),
    },
    { status: 'declined', reason: 'The UPI payment failed.' },
  ],
  [
    'was cancelled',
    { status: 'complete', payment_intent: anIntent({ status: 'canceled' }) },
    { status: 'cancelled', reason: 'The payment was canceled.' },
  ],
  ['came too late', { status: 'expired' }, { status: 'expired', reason: 'The payment page was closed. Try again.' }],
  ['was refunded', paid({ refunded: true }), { status: 'cancelled', reason: 'The payment was refunded.' }],
])('knows a buyer who %s', async (_who, change, state) => {
  expect(await provider.find(await sessionThatIs(change))).toEqual(state);
});

it('throws for an id that Stripe does not know', async () => {
  await expect(provider.find('cs_test_unknown')).rejects.toThrow('No such session');
});

it('closes an open page, and leaves a paid one alone', async () => {
  const [open, done] = [await sessionThatIs({}), await sessionThatIs({})];
  expect(done).toBe(open);
  await provider.close(open);
  expect(await provider.find(open)).toMatchObject({ status: 'expired' });
  Object.assign(stripe.sessions.get(open) ?? {}, paid());
  await provider.close(open);
  expect(await provider.find(open)).toMatchObject({ status: 'succeeded' });
});

it('refunds the whole payment once', async () => {
  const id = await sessionThatIs(paid());
  await provider.refund(id);
  const refunds = () => stripe.requests.filter(({ path }) => path === '/v1/refunds');
  expect(refunds()).toEqual([
    expect.objectContaining({ form: { payment_intent: 'pi_1' }, idempotencyKey: `refund_${id}` }),
  ]);
  Object.assign(stripe.sessions.get(id) ?? {}, paid({ refunded: true }));
  await provider.refund(id);
  expect(refunds()).toHaveLength(1);
});

describe('a partial refund', () => {
  const part = { reference: 'refund_1', amount: 118_000 };
  const sent = () => stripe.requests.filter(({ method, path }) => method === 'POST' && path === '/v1/refunds');

  it('is made once per reference, even if Stripe has forgotten the key of the request', async () => {
    const id = await sessionThatIs(paid());
    stripe.faults.push([500, { error: { type: 'api_error', message: 'Try again' } }]);
    expect(await provider.refundPart(id, part)).toEqual({ id: 're_1', status: 'succeeded' });
    expect(sent()).toEqual([
      expect.objectContaining({
        form: { payment_intent: 'pi_1', amount: '118000', 'metadata[reference]': 'refund_1' },
        idempotencyKey: 'refund_1',
      }),
    ]);
    expect(await provider.refundPart(id, part)).toEqual({ id: 're_1', status: 'succeeded' });
    expect(sent()).toHaveLength(1);
    await provider.refundPart(id, { ...part, reference: 'refund_2' });
    expect(stripe.refunds.size).toBe(2);
  });

  it.each([
    [{ status: 'pending' }, { status: 'pending' }],
    [{ status: 'requires_action' }, { status: 'pending' }],
    [
      { status: 'failed', failure_reason: 'expired_or_canceled_card' },
      { status: 'failed', reason: 'The bank declined the refund (expired or canceled card).' },
    ],
    [{ status: 'canceled' }, { status: 'failed', reason: 'The bank declined the refund.' }],
  ])('that is %j is read as it is', async (change, state) => {
    const { id } = await provider.refundPart(await sessionThatIs(paid()), part);
    Object.assign(stripe.refunds.get(id) ?? {}, change);
    expect(await provider.findRefund(id)).toEqual({ id, ...state });
  });

  it('that Stripe refuses has failed, and is not requested over and over', async () => {
    const id = await sessionThatIs(paid());
    await provider.find(id);
    const refused = { error: { type: 'invalid_request_error', message: 'Refund amount is greater than charge.' } };
    stripe.faults.push(
      [200, stripe.sessions.get(id) ?? {}],
      [200, { object: 'list', data: [], has_more: false }],
      [400, refused],
    );
    expect(await provider.refundPart(id, part)).toEqual({
      ...{ id: 'refund_1', status: 'failed', reason: 'Refund amount is greater than charge.' },
    });
  });
});

describe('events', () => {
  const event = (object: object) => JSON.stringify({ id: 'evt_1', object: 'event', type: 'any', data: { object } });
  const signed = (payload: string, secret = webhookSecret, timestamp?: number) => ({
    'stripe-signature': new Stripe('sk_test_1').webhooks.generateTestHeaderString({
      payload,
      secret,
      ...(timestamp !== undefined && { timestamp }),
    }),
  });

  it('name the session that they are about', () => {
    const payload = event({ id: 'cs_test_7', object: 'checkout.session' });
    expect(provider.readEvent(Buffer.from(payload), signed(payload))).toEqual({ id: 'evt_1', providerId: 'cs_test_7' });
  });

  it('about something else name none', () => {
    const payload = event({ id: 'cus_1', object: 'customer' });
    expect(provider.readEvent(Buffer.from(payload), signed(payload))).toEqual({ id: 'evt_1', providerId: null });
  });

  it('that are forged, changed or old are refused', () => {
    const payload = event({ id: 'cs_test_7', object: 'checkout.session' });
    const body = Buffer.from(payload);
    expect(() => provider.readEvent(body, {})).toThrow();
    expect(() => provider.readEvent(body, signed(payload, 'whsec_guessed'))).toThrow();
    expect(() => provider.readEvent(Buffer.from(payload.replace('_7', '_8')), signed(payload))).toThrow();
    const hourAgo = Math.floor(Date.now() / 1_000) - 3_600;
    expect(() => provider.readEvent(body, signed(payload, webhookSecret, hourAgo))).toThrow();
  });
});
