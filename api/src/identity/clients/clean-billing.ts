import type { BillingDetails } from '@marketplace/shared/contracts';

/** Trimmed, and without unknown fields. */
export const cleanBilling = ({ legalName, email, taxId, address }: BillingDetails): BillingDetails => ({
  legalName: legalName.trim(),
  email: email.trim(),
  ...(taxId?.trim() ? { taxId: taxId.trim() } : {}),
  address: {
    line1: address.line1.trim(),
    ...(address.line2?.trim() ? { line2: address.line2.trim() } : {}),
    city: address.city.trim(),
    state: address.state.trim(),
    postalCode: address.postalCode.trim(),
    country: address.country,
  },
});
