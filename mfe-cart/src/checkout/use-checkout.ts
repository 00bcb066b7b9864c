import type { CheckoutOptions } from '@marketplace/shared/contracts';
import { useCompany } from '@marketplace/shared/data';
import { atom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { cartAtom } from '../cart/state/cart-atom.ts';
import type { Cart } from '../cart/use-cart.ts';
import { detailsOf, type BillingForm } from './draft/billing-form.ts';
import { billingRefusal } from './draft/billing-refusal.ts';
import { checkBilling, isComplete } from './draft/check-billing.ts';
import { useDraft } from './draft/use-draft.ts';
import { useAcceptedPrices } from './quote/use-accepted-prices.ts';
import { useCoupon } from './quote/use-coupon.ts';
import { useQuote } from './quote/use-quote.ts';
import type { Step } from './steps/steps.ts';
import { useStep } from './steps/use-step.ts';
import { usePlaceOrder } from './order/use-place-order.ts';

/** Names the lines that the server has confirmed, as far as their price goes. */
const cartKeyAtom = atom((get) =>
  get(cartAtom)
    .lines.map(
      ({ cartItemId, noOfUsers, noOfDays, unitPrice }) => `${cartItemId}:${noOfUsers}x${noOfDays}x${unitPrice}`,
    )
    .join(' '),
);

interface Given {
  cart: Cart;
  options: CheckoutOptions;
  owner: string;
  onChanged: () => void;
}

/** Everything between a full cart and a placed order. */
export const useCheckout = ({ cart, options, owner, onChanged }: Given) => {
  const { draft, methods, client } = options;
  const { entries, change, saving } = useDraft(draft, owner);
  const { billing, couponCode } = entries;
  const complete = isComplete(billing);
  const gst = useCompany()?.taxName === 'GST';
  const lines = useAtomValue(cartKeyAtom);
  const quoting = useQuote({ couponCode, billing: complete ? detailsOf(billing) : null, cart: lines });
  const coupon = useCoupon(quoting, couponCode, (code) => change({ couponCode: code }));
  const prices = useAcceptedPrices(quoting.quote, owner);
  const method = methods.find((choice) => choice.method === entries.method)?.method ?? methods[0]?.method ?? null;
  const placing = usePlaceOrder({ owner, quoting, billing, method, onChanged });

  const refused = { ...billingRefusal(saving.error), ...billingRefusal(quoting.refusal), ...placing.errors };
  const reviewed = quoting.quote !== undefined && quoting.quote.problems.length === 0 && !prices.open;
  const errors = { ...checkBilling(billing, gst), ...refused };
  const billed = Object.keys(errors).length === 0;
  const furthest: Step = !reviewed ? 'review' : billed ? 'payment' : 'billing';
  const { step, go } = useStep(quoting.quote && furthest);

  /** Fields are marked once somebody has tried to go on. */
  const [tried, setTried] = useState(0);
  const changeBilling = (fields: Partial<BillingForm>) => {
    placing.forgive();
    change({ billing: { ...billing, ...fields } });
  };
  const finishBilling = () => {
    if (billed) go('payment');
    else setTried((count) => count + 1);
  };

  return {
    cart,
    client,
    methods,
    method,
    billing,
    errors: tried > 0 ? errors : refused,
    tried,
    saving,
    quoting,
    coupon,
    prices,
    placing,
    step,
    furthest,
    go,
    changeBilling,
    finishBilling,
    choose: (chosen: typeof method) => change({ method: chosen }),
  };
};

export type Checkout = ReturnType<typeof useCheckout>;
