import { useField } from '@marketplace/shared/form';
import { allFieldsOf } from '@marketplace/shared/form/contract';
import { countryOptions, indianStates } from '@marketplace/shared/places';
import { useMemo } from 'react';

/** The names are paths, below `billing` or `payer.billing`. */
const Field = allFieldsOf<Record<string, string>>();
const exact = { autoComplete: 'off', spellCheck: false };

const State = ({ at }: { at: string }) => {
  const { text: country } = useField(`${at}.address.country`);
  const { text: state } = useField(`${at}.address.state`);
  const name = `${at}.address.state`;
  if (country !== 'IN') return <Field.Text name={name} label="State or region" />;
  const names = state === '' || indianStates.includes(state) ? indianStates : [state, ...indianStates];
  return (
    <Field.Select
      name={name}
      label="State"
      help="Determines which taxes apply."
      options={[{ value: '', label: 'Choose a state' }, ...names.map((one) => ({ value: one, label: one }))]}
    />
  );
};

/** Who an invoice is made out to. */
export const BillingFields = ({ at }: { at: 'billing' | 'payer.billing' }) => {
  const countries = useMemo(countryOptions, []);
  return (
    <>
      <Field.Text {...exact} name={`${at}.legalName`} label="Invoiced to" />
      <Field.Text {...exact} name={`${at}.email`} label="Billing email" type="email" />
      <Field.Text {...exact} name={`${at}.taxId`} label="Tax ID" optional help="Such as a GSTIN. Shown on invoices." />
      <Field.Select name={`${at}.address.country`} label="Country" options={countries} />
      <Field.Text {...exact} name={`${at}.address.line1`} label="Street and building" />
      <Field.Text {...exact} name={`${at}.address.line2`} label="Floor, landmark" optional />
      <Field.Text {...exact} name={`${at}.address.city`} label="City" />
      <State at={at} />
      <Field.Text {...exact} name={`${at}.address.postalCode`} label="Postal code" />
    </>
  );
};

export const billingSentences = (at: 'billing' | 'payer.billing') => ({
  [`${at}.legalName`]: 'Enter the name to put on invoices.',
  [`${at}.email`]: 'Enter a billing email, such as accounts@company.example.',
  [`${at}.address.line1`]: 'Enter a street and building.',
  [`${at}.address.city`]: 'Enter a city.',
  [`${at}.address.state`]: 'Add the state or region, so the right taxes apply.',
  [`${at}.address.postalCode`]: 'Enter a postal code.',
});
