import { CheckoutBody, Order, Quote, QuoteBody } from '@marketplace/shared/contracts';
import type { Routes } from '../../api-context.ts';
import { cartOwnerOf } from '../cart/cart-owner.ts';
import { forPaymentAdmins } from '../cart/route-parts.ts';
import { findCoupon } from '../coupons/coupon-store.ts';
import { found, invalid, once, refusals } from '../../http/index.ts';
import { findOrder } from '../orders/order-store.ts';
import { runningOf } from '../subscriptions/running-of.ts';
import { placeOrder } from './place-order.ts';
import { quoteCart } from './quote-cart.ts';
import { requiredIdempotencyHeaders } from './route-parts.ts';

export const checkoutRoutes: Routes = async (app, { db, config, mailer, payments }) => {
  app.post('/tex-suite/checkout/quote', {
    config: forPaymentAdmins,
    schema: {
      summary: 'Calculates the cart at today’s prices, with coupon and tax. Changes nothing.',
      body: QuoteBody,
      response: { 200: Quote, ...refusals(400, 401, 403, 409) },
    },
    handler: async (request) => {
      const { couponCode = null, billing = null } = request.body;
      const owner = cartOwnerOf(request);
      const now = new Date();
      const { quote } = await quoteCart(db, owner, {
        couponCode,
        billing,
        now,
        findCoupon: (code) => findCoupon(db, code),
      });
      const ids = quote.lines.map(({ itemId }) => itemId);
      const running = await runningOf(db, owner.clientId, ids, now);
      return {
        ...quote,
        lines: quote.lines.map((line) => ({ ...line, subscriptions: running.get(line.itemId) ?? [] })),
      };
    },
  });

  app.post('/tex-suite/checkout', {
    config: forPaymentAdmins,
    schema: {
      summary:
        'Orders everything in the cart at the quoted amounts: order, subscriptions, invoice and confirmation. ' +
        'Returns 409 and changes nothing if anything differs from the quote.',
      headers: requiredIdempotencyHeaders,
      body: CheckoutBody,
      response: { 201: Order, ...refusals(400, 401, 403, 404, 409, 422) },
    },
    handler: async (request, reply) => {
      const owner = cartOwnerOf(request);
      const { fingerprint, couponCode = null, billing, poNumber = null, method, renew = false } = request.body;
      if (method === 'online' && !payments)
        throw invalid('method', "Online payment isn't available. Choose another payment method.");
      const content = [fingerprint, couponCode, billing, poNumber, method, ...(renew ? ['renew'] : [])];
      const { body } = await once(db, request, content, async (tx) => ({
        status: 201,
        body: await placeOrder(tx, { mailer, publicUrl: config.publicUrl }, owner, request.body),
      }));
      // A response stored by another version of the API may lack what was added since.
      return reply.code(201).send(found('order', await findOrder(db, owner.clientId, body.id)));
    },
  });
};
