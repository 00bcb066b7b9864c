import { TextField } from '@marketplace/shared/ui/form';
import type { ComponentProps } from 'react';
import type { BillingField } from '../draft/billing-form.ts';
import type { Checkout } from '../use-checkout.ts';

export type BillingProps = Pick<Checkout, 'billing' | 'errors' | 'changeBilling'>;

interface Props extends Omit<ComponentProps<typeof TextField>, 'value' | 'error' | 'onChange'> {
  of: BillingProps;
  field: BillingField;
}

/** A text of the billing details. */
export const BillingText = ({ of: { billing, errors, changeBilling }, field, optional, ...look }: Props) => (
  <TextField
    {...look}
    optional={optional ?? false}
    required={!optional}
    value={billing[field]}
    error={errors[field]}
    onChange={(event) => changeBilling({ [field]: event.target.value })}
  />
);
