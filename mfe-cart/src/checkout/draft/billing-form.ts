import { Type, type BillingDetails, type Static } from '@marketplace/shared/contracts';

/** The billing step as typed: every field is text, empty for nothing. */
export const BillingForm = Type.Object({
  legalName: Type.String(),
  email: Type.String(),
  taxId: Type.String(),
  country: Type.String(),
  line1: Type.String(),
  line2: Type.String(),
  city: Type.String(),
  state: Type.String(),
  postalCode: Type.String(),
  poNumber: Type.String(),
});
export type BillingForm = Static<typeof BillingForm>;
export type BillingField = keyof BillingForm;

/** Where most buyers are. */
const USUAL_COUNTRY = 'IN';

export const formOf = (billing: BillingDetails | null, poNumber: string | null): BillingForm => ({
  legalName: billing?.legalName ?? '',
  email: billing?.email ?? '',
  taxId: billing?.taxId ?? '',
  country: billing?.address.country ?? USUAL_COUNTRY,
  line1: billing?.address.line1 ?? '',
  line2: billing?.address.line2 ?? '',
  city: billing?.address.city ?? '',
  state: billing?.address.state ?? '',
  postalCode: billing?.address.postalCode ?? '',
  poNumber: poNumber ?? '',
});

/** What goes to the server, once the form has been checked. */
export const detailsOf = (form: BillingForm): BillingDetails => {
  const [taxId, line2] = [form.taxId.trim(), form.line2.trim()];
  return {
    legalName: form.legalName.trim(),
    email: form.email.trim(),
    ...(taxId && { taxId }),
    address: {
      line1: form.line1.trim(),
      ...(line2 && { line2 }),
      city: form.city.trim(),
      state: form.state.trim(),
      postalCode: form.postalCode.trim(),
      country: form.country,
    },
  };
};
