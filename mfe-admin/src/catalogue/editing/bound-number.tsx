import { TextField, typedDecimal } from '@marketplace/shared/ui/form';
import { useState } from 'react';
import { changeOf, type Bound } from './bound.ts';

interface NumberLook {
  optional?: boolean;
  /** How many of the field's unit make one of those that are typed: 100 for money. */
  scale?: number;
  suffix?: string | undefined;
}

type NumberProps<Fields extends object> = Bound<Fields, number | null> & NumberLook;

const textOf = (value: unknown, scale: number) =>
  typeof value === 'number' && Number.isFinite(value) ? String(value / scale) : typeof value === 'string' ? value : '';

/** Null for nothing; what is no number stays as it is typed, so that it is refused and never dropped in silence. */
const numberIn = (text: string, scale: number) => {
  if (text.trim() === '') return null;
  const number = typedDecimal(text);
  return number === undefined ? text : Math.round(Number(number) * scale * 1e4) / 1e4;
};

/** What to do about a refused number, in the unit in which it is typed. */
const numberError = (
  error: string | undefined,
  value: unknown,
  { optional = false, scale = 1, suffix }: NumberLook,
) => {
  if (error === undefined) return undefined;
  const what = scale === 1 || suffix === '%' ? 'a number' : 'an amount';
  if (typeof value !== 'number') return `Enter ${what}${optional ? ', or leave this blank' : ''}.`;
  if (scale === 1) return error;
  if (error.endsWith('whole number.')) return 'Use no more than two decimal places.';
  return error.replace(/(?<=at (least|most) )\d+/, (limit) => (Number(limit) / scale).toLocaleString('en-IN'));
};

/** A number as it is typed; what is none is refused when it is saved. */
export const BoundNumber = <Fields extends object>(props: NumberProps<Fields>) => {
  const { editor, name, label = editor.labels[name], help, optional = false, scale = 1, suffix } = props;
  const value: unknown = editor.fields[name];
  const [typed, setTyped] = useState('');
  // What came from elsewhere, such as another editor's, takes the place of what was typed.
  const shown = numberIn(typed, scale) === value ? typed : textOf(value, scale);
  const change = (text: string) => {
    setTyped(text);
    editor.set(changeOf(name, numberIn(text, scale)));
  };
  return (
    <TextField
      label={suffix ? `${label} (${suffix})` : label}
      help={help}
      optional={optional}
      inputMode="decimal"
      error={numberError(editor.errors[name], value, { optional, scale, suffix })}
      value={shown}
      onChange={(event) => change(event.target.value)}
    />
  );
};
