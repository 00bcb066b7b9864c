import { SelectField, TextAreaField, TextField } from '@marketplace/shared/ui/form';
import { useState, type ReactNode } from 'react';
import type { Editor } from './use-editor.ts';

/** The names of fields that hold such a value. */
type NamesOf<Fields, Value> = {
  [Name in keyof Fields]: Fields[Name] extends Value ? Name : never;
}[keyof Fields] &
  string;

interface Bound<Fields extends object, Value> {
  editor: Editor<Fields>;
  name: NamesOf<Fields, Value>;
  label: string;
  help?: ReactNode;
}

const changeOf = <Fields,>(name: string, value: unknown) => ({ [name]: value }) as Partial<Fields>;

interface TextProps<Fields extends object> extends Bound<Fields, string | null> {
  /** Left blank it is none. */
  optional?: boolean;
  maxLength?: number;
  rows?: number;
  type?: 'text' | 'url' | 'email' | 'date';
  placeholder?: string;
}

/** One line of text, or several where `rows` says how many. */
export const BoundText = <Fields extends object>(props: TextProps<Fields>) => {
  const { editor, name, label, help, optional = false, rows, type = 'text', ...input } = props;
  const value = editor.fields[name];
  const isNullable = optional && (value === null || type !== 'text');
  const change = (text: string) =>
    editor.set(changeOf(name, text === '' && (isNullable || value === null) ? null : text));
  const shared = {
    ...input,
    label,
    help,
    optional,
    error: editor.errors[name],
    value: typeof value === 'string' ? value : '',
  };
  if (rows !== undefined)
    return <TextAreaField {...shared} rows={rows} onChange={(event) => change(event.target.value)} />;
  return <TextField {...shared} type={type} onChange={(event) => change(event.target.value)} />;
};

interface NumberProps<Fields extends object> extends Bound<Fields, number | null> {
  optional?: boolean;
  /** How many of the field's unit make one of those that are typed: 100 for money. */
  scale?: number;
  suffix?: string;
}

const textOf = (value: unknown, scale: number) =>
  typeof value === 'number' && Number.isFinite(value) ? String(value / scale) : '';

/** Null for nothing, and for what is no number. */
const numberIn = (text: string, scale: number) => {
  const number = Number(text.replaceAll(',', ''));
  return text.trim() === '' || Number.isNaN(number) ? null : Math.round(number * scale * 1e4) / 1e4;
};

/** A number as it is typed; what is none is refused when it is saved. */
export const BoundNumber = <Fields extends object>(props: NumberProps<Fields>) => {
  const { editor, name, label, help, optional = false, scale = 1, suffix } = props;
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
      error={editor.errors[name]}
      value={shown}
      onChange={(event) => change(event.target.value)}
    />
  );
};

interface SelectProps<Fields extends object> extends Bound<Fields, string | null> {
  options: { value: string; label: string }[];
  disabled?: boolean;
}

/** A choice; the option without a value stands for none. */
export const BoundSelect = <Fields extends object>({ editor, name, options, ...look }: SelectProps<Fields>) => {
  const value = editor.fields[name];
  return (
    <SelectField
      {...look}
      options={options}
      error={editor.errors[name]}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => editor.set(changeOf(name, event.target.value === '' ? null : event.target.value))}
    />
  );
};

/** A day; kept as the moment at which it begins, in UTC. */
export const BoundDay = <Fields extends object>({ editor, name, label, help }: Bound<Fields, string | null>) => {
  const value = editor.fields[name];
  return (
    <TextField
      type="date"
      label={label}
      help={help}
      optional
      error={editor.errors[name]}
      value={typeof value === 'string' ? value.slice(0, 10) : ''}
      onChange={(event) =>
        editor.set(changeOf(name, event.target.value === '' ? null : `${event.target.value}T00:00:00.000Z`))
      }
    />
  );
};
