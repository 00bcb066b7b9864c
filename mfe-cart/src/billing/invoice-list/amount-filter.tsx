import { FilterInput, useTyped } from '@marketplace/shared/ui/list';
import { typedAmount } from '../filters/amount-text.ts';

interface Props {
  label: string;
  value: string;
  onChange: (amount: string) => void;
}

/** An amount in major units; what is none is marked, and filters nothing. */
export const AmountFilter = ({ label, value, onChange }: Props) => {
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
      title="An amount such as 1250.50"
      aria-invalid={text.trim() !== '' && typedAmount(text) === undefined}
      onChange={(event) => setText(event.target.value)}
    />
  );
};
