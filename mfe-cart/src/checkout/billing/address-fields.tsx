import { fieldsOf } from '@marketplace/shared/form';
import { countryOptions } from '@marketplace/shared/places';
import { useMemo } from 'react';
import type { BillingForm } from '../draft/billing-form.ts';
import type { Checkout } from '../use-checkout.ts';
import styles from './billing-step.module.css';

import { StateField } from './state-field.tsx';

const Field = fieldsOf<BillingForm>();

/** The client's address, which determines the taxes. */
export const AddressFields = ({ billing, changeBilling }: Pick<Checkout, 'billing' | 'changeBilling'>) => {
  const countries = useMemo(countryOptions, []);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Address</legend>
      <Field.Select
        name="country"
        label="Country"
        autoComplete="country"
        required
        options={countries}
        onChange={(event) => changeBilling({ country: event.target.value, state: '' })}
      />
      <Field.Text name="line1" label="Street and building" required autoComplete="address-line1" maxLength={120} />
      <Field.Text name="line2" label="Floor, landmark" optional autoComplete="address-line2" maxLength={120} />
      <Field.Text name="city" label="City" required autoComplete="address-level2" maxLength={80} />
      <StateField country={billing.country} value={billing.state} />
      <Field.Text name="postalCode" label="Postal code" required autoComplete="postal-code" maxLength={16} />
    </fieldset>
  );
};
