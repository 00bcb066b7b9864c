import type { CheckoutDraft, CheckoutDraftBody, PaymentMethod } from '@marketplace/shared/contracts';
import { detailsOf, formOf, type BillingForm } from './billing-form.ts';
import { isComplete } from './check-billing.ts';

/** What the buyer has entered so far. */
export interface Entries {
  couponCode: string | null;
  billing: BillingForm;
  /** Null until one is chosen. */
  method: PaymentMethod | null;
}

export const entriesOf = ({ couponCode, billing, poNumber, method }: CheckoutDraft): Entries => ({
  couponCode,
  billing: formOf(billing, poNumber),
  method,
});

/** What the server can keep of it: billing details only once they are complete. */
export const draftOf = ({ couponCode, billing, method }: Entries): CheckoutDraftBody => ({
  couponCode,
  method,
  poNumber: billing.poNumber.trim() || null,
  ...(isComplete(billing) && { billing: detailsOf(billing) }),
});
