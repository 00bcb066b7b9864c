import { fieldsOf } from '@marketplace/shared/form';
import { indianStates } from '@marketplace/shared/places';
import type { BillingForm } from '../draft/billing-form.ts';

const Field = fieldsOf<BillingForm>();
const common = { name: 'state', autoComplete: 'address-level1', required: true } as const;

/** One of India's states, or the region of another country as text. */
export const StateField = ({ country, value }: { country: string; value: string }) => {
  if (country !== 'IN') return <Field.Text {...common} label="State or region" maxLength={80} />;
  // A state spelled differently, for example in an earlier order, is shown as is until it is corrected.
  const names = value === '' || indianStates.includes(value) ? indianStates : [value, ...indianStates];
  return (
    <Field.Select
      {...common}
      label="State"
      help="Determines which taxes apply."
      options={[{ value: '', label: 'Choose a state' }, ...names.map((name) => ({ value: name, label: name }))]}
    />
  );
};
