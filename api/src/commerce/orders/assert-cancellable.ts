import { and, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import type { Order } from '@marketplace/shared/contracts';
import { orders, type Transaction } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';
import { formatMoney } from '../billing/format-money.ts';

/** @throws ApiError 409 for an order that gave access, and for one that is even partly paid */
export function assertCancellable({ number, method, total, paid, currency, invoice }: Order): void {
  if (method !== 'online' || total === 0) {
    const begun = `Order ${number} took effect when it was placed, so it can't be canceled here.`;
    throw refused('order_begun', `${begun} Cancel its subscriptions at the end of their term, or contact support.`);
  }
  if (paid > 0) {
    const isPaid = `${formatMoney(paid, currency)} of invoice ${invoice.number} is paid, so order ${number} can't be canceled.`;
    throw refused('already_paid', `${isPaid} Contact support.`);
  }
}

/**
 * What an administrator may cancel: an order of which nothing is paid or credited, unless it changed a subscription or a
 * later order did.
 * @throws ApiError 409
 */
export async function assertVoidable(tx: Transaction, order: Order): Promise<void> {
  const { id, clientId, number, total, paid, invoice, subscriptions } = order;
  if (total === 0) throw refused('order_begun', `Order ${number} was free. End its subscriptions instead.`);
  if (paid > 0 || (invoice.credited ?? 0) > 0) {
    const isBooked = `Part of invoice ${invoice.number} is paid or credited, so order ${number} can't be canceled.`;
    throw refused('already_paid', `${isBooked} Issue a credit note for the rest instead.`);
  }
  const began = subscriptions.map((subscription) => subscription.id);
  const isChange = or(and(eq(orders.id, id), isNotNull(orders.subscriptionId)), inArray(orders.subscriptionId, began));
  const [change] = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.clientId, clientId), ne(orders.status, 'cancelled'), isChange));
  if (!change) return;
  const changed = `Order ${change.number} changed a subscription, so order ${number} can't be canceled.`;
  throw refused('subscription_changed', `${changed} End the subscription early, or issue a credit note.`);
}

export const stillConfirming = ({ number }: Order) =>
  refused(
    'payment_processing',
    `The bank is still confirming a payment of order ${number}. Try again once it's confirmed.`,
  );

const refused = (code: string, message: string) => new ApiError(409, code, message);
