import type { CheckoutBody, PaymentMethod, Quote } from '@marketplace/shared/contracts';
import { useState } from 'react';
import { refreshCart } from '../../cart/operations/refresh-cart.ts';
import { detailsOf, type BillingForm } from '../draft/billing-form.ts';
import type { BillingErrors } from '../draft/check-billing.ts';
import type { QuoteState } from '../quote/use-quote.ts';
import { attemptFor } from './order-attempt.ts';
import { useSendOrder } from './use-send-order.ts';

interface Facts {
  owner: string;
  quoting: QuoteState;
  billing: BillingForm;
  method: PaymentMethod | null;
  renew: boolean;
  onChanged: () => void;
}

interface Agreed {
  billing: BillingForm;
  method: PaymentMethod;
  renew: boolean;
}

const bodyOf = (quote: Quote, { billing, method, renew }: Agreed): CheckoutBody => ({
  fingerprint: quote.fingerprint,
  couponCode: quote.coupon?.code ?? null,
  billing: detailsOf(billing),
  poNumber: billing.poNumber.trim() || null,
  method,
  renew,
});

/** Places the order as displayed, with exactly its amounts. */
export const usePlaceOrder = ({ owner, quoting: { quote, stale, ask }, billing, method, renew, onChanged }: Facts) => {
  const { sending, outcome, send } = useSendOrder();
  const [errors, setErrors] = useState<BillingErrors>({});
  /** The total before the server found that the order has changed, in minor units. */
  const [before, setBefore] = useState<number>();

  const place = async () => {
    if (!quote || stale || !method) return;
    setBefore(undefined);
    const found = await send(attemptFor(owner, bodyOf(quote, { billing, method, renew })));
    if (found?.kind === 'refused') setErrors(found.errors);
    if (found?.kind !== 'changed') return;
    setBefore(quote.total);
    onChanged();
    await refreshCart();
    ask();
  };

  return {
    sending,
    outcome,
    errors,
    /** Called when the refused fields are edited. */
    forgive: () => setErrors({}),
    before,
    ready: quote !== undefined && !stale && method !== null,
    place,
  };
};
