import Stripe from 'stripe';
import type { PaymentProvider, PaymentState, RefundState } from './provider.ts';

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** Instead of Stripe's own, in tests. */
  apiUrl?: string | undefined;
}

/** Stripe Checkout: cards with 3-D Secure, UPI and whatever else is enabled in the account. */
export function createStripeProvider({ secretKey, webhookSecret, apiUrl }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, { maxNetworkRetries: 2, timeout: 15_000, ...serverOf(apiUrl) });
  const { sessions } = stripe.checkout;
  const read = (id: string) => sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] });
  return {
    name: 'stripe',
    title: 'Pay online',
    text: "By card, UPI or bank, on our payment provider's secure page.",
    open: async ({ reference, amount, currency, description, email, returnUrl }) => {
      const price = { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: description } };
      const session = await sessions.create(
        {
          mode: 'payment',
          line_items: [{ quantity: 1, price_data: price }],
          client_reference_id: reference,
          customer_email: email,
          success_url: returnUrl,
          cancel_url: returnUrl,
        },
        { idempotencyKey: reference },
      );
      if (!session.url) throw new Error(`Stripe opened ${session.id} without a page.`);
      return { id: session.id, url: session.url };
    },
    find: async (id) => stateOf(await read(id)),
    close: async (id) => {
      if ((await read(id)).status === 'open') await sessions.expire(id);
    },
    refund: async (id) => {
      const session = await read(id);
      const intent = intentOf(session);
      if (!intent) throw new Error(`${id} has no payment to refund.`);
      // After a day, Stripe forgets the key of a request.
      if (chargeOf(session)?.refunded) return;
      await stripe.refunds.create({ payment_intent: intent.id }, { idempotencyKey: `refund_${id}` });
    },
    refundPart: async (id, { reference, amount }) => {
      const intent = intentOf(await read(id));
      if (!intent) throw new Error(`${id} has no payment to refund.`);
      // After a day, Stripe forgets the key of a request.
      for await (const known of stripe.refunds.list({ payment_intent: intent.id }))
        if (known.metadata?.['reference'] === reference) return refundStateOf(known);
      try {
        const part = { payment_intent: intent.id, amount, metadata: { reference } };
        return refundStateOf(await stripe.refunds.create(part, { idempotencyKey: reference }));
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
        return { id: reference, status: 'failed', reason: error.message };
      }
    },
    findRefund: async (refundId) => refundStateOf(await stripe.refunds.retrieve(refundId)),
    readEvent: (body, headers) => {
      const { id, data } = stripe.webhooks.constructEvent(body, String(headers['stripe-signature']), webhookSecret);
      const { object } = data;
      const isSession = 'object' in object && object.object === 'checkout.session';
      return { id, providerId: isSession ? (object.id ?? null) : null };
    },
  };
}

function serverOf(apiUrl: string | undefined): Stripe.StripeConfig {
  if (apiUrl === undefined) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  return { protocol: protocol === 'http:' ? 'http' : 'https', host: hostname, port };
}

const intentOf = ({ payment_intent: intent }: Stripe.Checkout.Session) => (typeof intent === 'object' ? intent : null);

const chargeOf = (session: Stripe.Checkout.Session) => {
  const charge = intentOf(session)?.latest_charge;
  return typeof charge === 'object' ? charge : null;
};

function refundStateOf({ id, status, failure_reason: reason }: Stripe.Refund): RefundState {
  if (status === 'succeeded') return { id, status };
  if (status !== 'failed' && status !== 'canceled') return { id, status: 'pending' };
  return {
    id,
    status: 'failed',
    reason: `The bank declined the refund${reason ? ` (${reason.replaceAll('_', ' ')})` : ''}.`,
  };
}

function stateOf(session: Stripe.Checkout.Session): PaymentState {
  const [intent, charge] = [intentOf(session), chargeOf(session)];
  if (charge?.refunded) return { status: 'cancelled', reason: 'The payment was refunded.' };
  if (session.payment_status === 'paid')
    return { status: 'succeeded', paidAt: new Date((charge ?? session).created * 1_000) };
  if (session.status === 'expired') return { status: 'expired', reason: 'The payment page was closed. Try again.' };
  if (session.status !== 'complete') return { status: 'open' };
  // The buyer is done, but the bank has not responded, or has refused afterward.
  if (intent?.status === 'canceled') return { status: 'cancelled', reason: 'The payment was canceled.' };
  if (intent?.status !== 'requires_payment_method') return { status: 'processing' };
  return { status: 'declined', reason: intent.last_payment_error?.message ?? 'The bank declined the payment.' };
}
