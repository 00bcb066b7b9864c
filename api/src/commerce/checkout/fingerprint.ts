import { createHash } from 'node:crypto';
import type { Quote } from '@marketplace/shared/contracts';
import type { CartOwner } from '../cart/cart-owner.ts';

/** Identifies exactly these lines and amounts of this cart. Previous prices and icons are not part of the deal. */
export function fingerprintOf({ clientId, userId }: CartOwner, quote: Omit<Quote, 'fingerprint'>): string {
  const lines = quote.lines.map((line) => [
    line.cartItemId,
    line.itemId,
    line.noOfUsers,
    line.noOfDays,
    line.unitPrice,
    line.lineTotal,
    line.discount,
    line.tax,
    line.trialDays ?? 0,
  ]);
  const taxes = quote.taxes.map(({ name, rate, taxable, amount }) => [name, rate, taxable, amount]);
  const { currency, subtotal, coupon, discount, taxable, total } = quote;
  const deal = [clientId, userId, lines, currency, subtotal, coupon?.code ?? null, discount, taxable, taxes, total];
  return createHash('sha256').update(JSON.stringify(deal)).digest('base64url');
}
