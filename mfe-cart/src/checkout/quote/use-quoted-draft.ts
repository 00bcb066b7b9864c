import type { CheckoutOptions } from '@marketplace/shared/contracts';
import { atom, useAtomValue } from 'jotai';
import { cartAtom } from '../../cart/state/cart-atom.ts';
import { detailsOf } from '../draft/billing-form.ts';
import { isComplete } from '../draft/check-billing.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useCoupon } from '../coupon/use-coupon.ts';
import { useQuote } from './use-quote.ts';

/** Identifies the confirmed lines, by everything that affects their price. */
const cartKeyAtom = atom((get) =>
  get(cartAtom)
    .lines.map(
      ({ cartItemId, noOfUsers, noOfDays, unitPrice }) => `${cartItemId}:${noOfUsers}x${noOfDays}x${unitPrice}`,
    )
    .join(' '),
);

interface Given {
  options: CheckoutOptions;
  owner: string;
  /** Without a coupon there is no quote. */
  onlyWithCoupon?: boolean;
}

/** What is entered for the order, and what the cart costs with it. */
export const useQuotedDraft = ({ options: { draft }, owner, onlyWithCoupon = false }: Given) => {
  const { entries, change, saving } = useDraft(draft, owner);
  const { billing, couponCode } = entries;
  const lines = useAtomValue(cartKeyAtom);
  const quoting = useQuote({
    couponCode,
    billing: isComplete(billing) ? detailsOf(billing) : null,
    cart: onlyWithCoupon && couponCode === null ? '' : lines,
  });
  const { ask } = quoting;
  const coupon = useCoupon(quoting, couponCode, (code) => {
    change({ couponCode: code });
    // A code that was refused may be accepted by now.
    if (code !== null) ask();
  });
  return { entries, change, saving, quoting, coupon };
};
