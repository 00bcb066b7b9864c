import { filter, FilterInput, useTyped, type ControlProps, type Field } from '@marketplace/shared/ui/list';
import { isAmount, typedAmount } from '../filters/amount-text.ts';

interface Props {
  label: string;
  value: string;
  onChange: (amount: string) => void;
}

/** An amount in major units; anything else is marked as invalid, and doesn't filter. */
const AmountFilter = ({ label, value, onChange }: Props) => {
  const [text, setText] = useTyped(value, (typed) => {
    if (typed.trim() === '') onChange('');
    else onChange(typedAmount(typed) ?? value);
  });
  return (
    <FilterInput
      type="text"
      inputMode="decimal"
      label={label}
      placeholder="Any"
      set={value !== ''}
      value={text}
      maxLength={20}
      title="Enter an amount, such as 1250.50"
      aria-invalid={text.trim() !== '' && typedAmount(text) === undefined}
      onChange={(event) => setText(event.target.value)}
    />
  );
};

/** Filters by an amount in major units, as typed. */
export const amount = (label: string): Field<string> => ({
  ...filter({ start: '', read: (text: string) => (isAmount(text) ? text : undefined) }),
  control: ({ name, view, change }: ControlProps) => (
    <AmountFilter label={label} value={String(view[name])} onChange={(typed) => change({ [name]: typed })} />
  ),
});
