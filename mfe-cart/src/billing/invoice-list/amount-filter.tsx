import { FilterInput, useTyped } from '@marketplace/shared/ui/list';
import { isAmount, onlyAmount } from '../filters/amount-text.ts';

interface Props {
  label: string;
  value: string;
  onChange: (amount: string) => void;
}

/** An amount in major units; what can't be read as one waits until it can. */
export const AmountFilter = ({ label, value, onChange }: Props) => {
  const [text, setText] = useTyped(value, (typed) => {
    if (typed === '' || isAmount(typed)) onChange(typed);
  });
  return (
    <FilterInput
      type="text"
      inputMode="decimal"
      label={label}
      placeholder="Any"
      set={value !== ''}
      value={text}
      onChange={(event) => setText(onlyAmount(event.target.value))}
    />
  );
};
