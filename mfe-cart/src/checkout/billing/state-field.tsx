import { SelectField, TextField } from '@marketplace/shared/ui/form';
import { indianStates } from './indian-states.ts';

interface Props {
  country: string;
  value: string;
  error: string | undefined;
  onChange: (state: string) => void;
}

/** One of India's states, or whatever another country calls its parts. */
export const StateField = ({ country, value, error, onChange }: Props) => {
  if (country !== 'IN')
    return (
      <TextField
        label="State or region"
        autoComplete="address-level1"
        required
        maxLength={80}
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  // A state that is spelled otherwise, as an earlier order may have it, can stay.
  const names = value === '' || indianStates.includes(value) ? indianStates : [value, ...indianStates];
  return (
    <SelectField
      label="State"
      autoComplete="address-level1"
      required
      value={value}
      error={error}
      help="It decides which taxes apply."
      options={[{ value: '', label: 'Choose a state' }, ...names.map((name) => ({ value: name, label: name }))]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
};
