import {
  Nullable,
  PaymentMethod,
  Type,
  type CheckoutDraft,
  type CheckoutDraftBody,
  type Static,
} from '@marketplace/shared/contracts';
import { detailsOf, formOf, BillingForm } from './billing-form.ts';
import { isComplete } from './check-billing.ts';

/** What the buyer has entered so far. */
export const Entries = Type.Object({
  couponCode: Nullable(Type.String()),
  billing: BillingForm,
  /** Null until one is chosen. */
  method: Nullable(PaymentMethod),
  /** The subscriptions renew at the end of their terms. Missing in what an older version kept. */
  renew: Type.Optional(Type.Boolean()),
});
export type Entries = Static<typeof Entries>;

export const entriesOf = ({ couponCode, billing, poNumber, method, renew = false }: CheckoutDraft): Entries => ({
  couponCode,
  billing: formOf(billing, poNumber),
  method,
  renew,
});

/** What the server can keep of it: billing details only once they are complete. */
export const draftOf = ({ couponCode, billing, method, renew = false }: Entries): CheckoutDraftBody => ({
  couponCode,
  method,
  renew,
  poNumber: billing.poNumber.trim() || null,
  ...(isComplete(billing) && { billing: detailsOf(billing) }),
});
