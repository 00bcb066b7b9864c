import type { CheckoutOptions } from '@marketplace/shared/contracts';
import { useCompany } from '@marketplace/shared/data';
import { useState } from 'react';
import type { Cart } from '../cart/use-cart.ts';
import type { BillingForm } from './draft/billing-form.ts';
import { billingRefusal } from './draft/billing-refusal.ts';
import { checkBilling } from './draft/check-billing.ts';
import { useAcceptedPrices } from './quote/use-accepted-prices.ts';
import { useQuotedDraft } from './quote/use-quoted-draft.ts';
import type { Step } from './steps/steps.ts';
import { useStep } from './steps/use-step.ts';
import { usePlaceOrder } from './order/use-place-order.ts';

interface Given {
  cart: Cart;
  options: CheckoutOptions;
  owner: string;
  onChanged: () => void;
}

/** Everything between a full cart and a placed order. */
export const useCheckout = ({ cart, options, owner, onChanged }: Given) => {
  const { methods, client } = options;
  const { entries, change, saving, quoting, coupon } = useQuotedDraft({ options, owner });
  const { billing, renew = false } = entries;
  const gst = useCompany()?.taxName === 'GST';
  const prices = useAcceptedPrices(quoting.quote, owner);
  const method = methods.find((choice) => choice.method === entries.method)?.method ?? methods[0]?.method ?? null;
  const placing = usePlaceOrder({ owner, quoting, billing, method, renew, onChanged });

  const refused = { ...billingRefusal(saving.error), ...billingRefusal(quoting.refusal), ...placing.errors };
  const reviewed = quoting.quote !== undefined && quoting.quote.problems.length === 0 && !prices.open;
  const errors = { ...checkBilling(billing, gst), ...refused };
  const billed = Object.keys(errors).length === 0;
  const furthest: Step = !reviewed ? 'review' : billed ? 'payment' : 'billing';
  const { step, go } = useStep(quoting.quote && furthest);

  /** Errors show only after an attempt to go on. */
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
    renew,
    setRenew: (renew: boolean) => change({ renew }),
    choose: (chosen: typeof method) => change({ method: chosen }),
  };
};

export type Checkout = ReturnType<typeof useCheckout>;
