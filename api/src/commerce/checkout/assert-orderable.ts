import type { Quote } from '@marketplace/shared/contracts';
import { ApiError } from '../../http/index.ts';

/** @throws ApiError 409 unless the cart can be ordered exactly as the buyer saw it */
export function assertOrderable({ lines, problems, couponRefusal, fingerprint }: Quote, seen: string): void {
  if (lines.length === 0 && problems.length === 0)
    throw new ApiError(409, 'cart_empty', 'Your cart is empty. If you just ordered, your order was placed.');
  if (problems.length > 0) throw new ApiError(409, 'cart_problems', problems.map(({ message }) => message).join(' '));
  if (couponRefusal)
    throw new ApiError(409, 'coupon_refused', `${couponRefusal.message} Remove the coupon to continue.`);
  if (fingerprint !== seen) {
    throw new ApiError(
      409,
      'quote_changed',
      'The amounts have changed, so nothing was ordered. Check the new amounts and confirm again.',
    );
  }
}
