import { TextField } from '@marketplace/shared/ui/form';
import { useState, type ComponentProps } from 'react';
import { numberError, numberIn, textOf, type NumberLook } from './number-text.ts';
import { useField } from '../use-field.ts';

interface Props
  extends Omit<ComponentProps<typeof TextField>, 'name' | 'value' | 'label' | 'error' | 'optional'>, NumberLook {
  name: string;
  label?: string;
}

/** A number as typed; anything else is refused on submit. */
export const NumberField = ({ name, label, optional, scale = 1, suffix, ...look }: Props) => {
  const field = useField(name);
  const [typed, setTyped] = useState('');
  const isOptional = optional ?? field.isNullable;
  const called = label ?? field.label;
  // A value from elsewhere, such as another editor's, replaces what was typed.
  const shown = numberIn(typed, scale, field.isWhole) === field.value ? typed : textOf(field.value, scale);
  return (
    <TextField
      inputMode="decimal"
      name={name}
      label={suffix ? `${called} (${suffix})` : called}
      optional={isOptional}
      readOnly={field.busy}
      error={numberError(field.error, field.value, { optional: isOptional, scale, suffix })}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        field.set(numberIn(target.value, scale, field.isWhole));
      }}
      {...look}
    />
  );
};
