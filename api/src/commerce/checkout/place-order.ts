import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { transferLines, type CheckoutBody, type Order } from '@marketplace/shared/contracts';
import { lockCart, type CartOwner } from '../cart/cart-owner.ts';
import { deleteLines } from '../cart/cart-store.ts';
import { lockCoupon, normaliseCode, redeemCoupon } from '../coupons/coupon-store.ts';
import { findOrder } from '../orders/order-store.ts';
import { clients, type Transaction } from '../../db/index.ts';
import { invalid } from '../../http/index.ts';
import { assertBilling, cleanBilling } from '../../identity/index.ts';
import type { Mailer } from '../../notifications/index.ts';
import { readersOf } from '../readers-of.ts';
import { assertOrderable } from './assert-orderable.ts';
import { confirmationMail } from './confirmation-mail.ts';
import { saveDraft } from './draft-store.ts';
import { quoteCart, type CartQuote } from './quote-cart.ts';
import { sell } from './sell.ts';

interface Sender {
  mailer: Mailer;
  publicUrl: string;
}

/**
 * Orders everything in the cart, at the amounts that the buyer saw: order, coupon use, subscriptions, invoice and
 * confirmation are written together or not at all.
 * @throws ApiError 409 if anything has changed since
 */
export async function placeOrder(
  tx: Transaction,
  sender: Sender,
  owner: CartOwner,
  sent: CheckoutBody,
): Promise<Order> {
  const body = { ...sent, billing: cleanBilling(sent.billing) };
  const { billing, method } = body;
  await lockCart(tx, owner);
  await lockTrials(tx, owner);
  const now = new Date();
  const cart = await quoteCart(tx, owner, {
    couponCode: body.couponCode ?? null,
    billing,
    now,
    findCoupon: (code) => lockCoupon(tx, code),
  });
  assertOrderable(cart.quote, body.fingerprint);
  assertBilling(cart.company, billing);
  if (method === 'bank_transfer' && transferLines(cart.company).length === 0)
    throw invalid('method', "Bank transfer isn't available. Choose another payment method.");
  const order = await writeOrder(tx, owner, { cart, body, now });
  await deleteLines(
    tx,
    owner,
    cart.lines.map(({ row }) => row.cartItemId),
  );
  await saveDraft(tx, owner, { billing, method, couponCode: null, poNumber: null, renew: false });
  await confirm(tx, sender, order);
  return order;
}

/** Two buyers of one client don't both get the trial of a module. */
async function lockTrials(tx: Transaction, { clientId }: CartOwner): Promise<void> {
  await tx.select({ id: clients.id }).from(clients).where(eq(clients.id, clientId)).for('no key update');
}

interface Agreed {
  cart: CartQuote;
  body: CheckoutBody;
  now: Date;
}

async function writeOrder(tx: Transaction, owner: CartOwner, { cart, body, now }: Agreed): Promise<Order> {
  const { company, client, lines, amounts, coupon } = cart;
  const { clientId, userId } = owner;
  const orderId = randomUUID();
  if (coupon)
    await redeemCoupon(tx, { clientId, orderId, couponId: coupon.id, userId, discount: amounts.discount }, now);
  await sell(tx, {
    orderId,
    clientId,
    userId,
    company,
    billing: body.billing,
    method: body.method,
    poNumber: body.poNumber?.trim() || null,
    couponCode: coupon && normaliseCode(coupon.code),
    currency: company.currency,
    lines: lines.map(({ row, unitPrice }) => ({
      moduleId: row.itemId,
      name: row.name,
      noOfUsers: row.noOfUsers,
      noOfDays: row.noOfDays,
      trialDays: row.trialDays,
      unitPrice,
    })),
    amounts,
    // Nothing is due before every trial has ended.
    termsDays: Math.max(client.termsDays, ...lines.map(({ row }) => row.trialDays)),
    renew: body.renew ?? false,
    at: now,
  });
  const order = await findOrder(tx, clientId, orderId);
  if (!order) throw new Error('The order was not written.');
  return order;
}

/** To the buyer and the payer. */
async function confirm(tx: Transaction, { mailer, publicUrl }: Sender, order: Order): Promise<void> {
  for (const to of await readersOf(tx, order.invoice)) await mailer.send(tx, confirmationMail(to, order, publicUrl));
}
