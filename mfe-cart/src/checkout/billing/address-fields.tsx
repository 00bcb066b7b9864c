import { SelectField } from '@marketplace/shared/ui/form';
import { useMemo } from 'react';
import styles from './billing-step.module.css';
import { BillingText, type BillingProps } from './billing-text.tsx';
import { countryOptions } from './countries.ts';
import { StateField } from './state-field.tsx';

/** Where the client is, and so which taxes are due. */
export const AddressFields = (of: BillingProps) => {
  const { billing, errors, changeBilling } = of;
  const countries = useMemo(countryOptions, []);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Address</legend>
      <SelectField
        label="Country"
        autoComplete="country"
        required
        value={billing.country}
        error={errors.country}
        options={countries}
        onChange={(event) => changeBilling({ country: event.target.value, state: '' })}
      />
      <BillingText of={of} field="line1" label="Street and building" autoComplete="address-line1" maxLength={120} />
      <BillingText
        of={of}
        field="line2"
        label="Floor, landmark"
        optional
        autoComplete="address-line2"
        maxLength={120}
      />
      <BillingText of={of} field="city" label="City" autoComplete="address-level2" maxLength={80} />
      <StateField
        country={billing.country}
        value={billing.state}
        error={errors.state}
        onChange={(state) => changeBilling({ state })}
      />
      <BillingText of={of} field="postalCode" label="Postal code" autoComplete="postal-code" maxLength={16} />
    </fieldset>
  );
};
