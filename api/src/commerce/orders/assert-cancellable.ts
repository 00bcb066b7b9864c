import type { Order } from '@marketplace/shared/contracts';
import { ApiError } from '../../http/index.ts';
import { formatMoney } from '../billing/format-money.ts';

/** @throws ApiError 409 for an order that gave access, and for one that is paid, even in part */
export function assertCancellable({ number, method, total, paid, currency, invoice }: Order): void {
  if (method !== 'online' || total === 0) {
    const begun = `Order ${number} took effect when it was placed, so it can't be cancelled here.`;
    throw refused('order_begun', `${begun} Cancel its subscriptions at the end of their term, or ask our support.`);
  }
  if (paid > 0) {
    const isPaid = `${formatMoney(paid, currency)} of invoice ${invoice.number} is paid, so order ${number} can't be cancelled.`;
    throw refused('already_paid', `${isPaid} Ask our support.`);
  }
}

export const stillConfirming = ({ number }: Order) =>
  refused(
    'payment_processing',
    `The bank is still confirming a payment of order ${number}. Try again once it has answered.`,
  );

const refused = (code: string, message: string) => new ApiError(409, code, message);
