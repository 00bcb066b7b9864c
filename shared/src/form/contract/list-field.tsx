import { TextAreaField, TextField } from '@marketplace/shared/ui/form';
import { useState, type ReactNode } from 'react';
import { useBound } from '../form.tsx';
import { useField } from '../use-field.ts';

export interface ListLook {
  label?: string;
  help?: ReactNode;
  optional?: boolean;
  placeholder?: string;
  /** One entry per line; otherwise commas separate them. */
  rows?: number;
  /** An entry's name in error messages: "Tag". */
  entry?: string;
}

const read = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** A list of short texts in one text field. */
export const ListField = ({ name, label, rows, entry = 'Entry', ...look }: ListLook & { name: string }) => {
  const { errors } = useBound();
  const field = useField(name);
  const entries = field.value as string[];
  const [typed, setTyped] = useState('');
  const separator = rows === undefined ? /[,;]/ : /\n/;
  const shown =
    read(typed, separator).join('\n') === entries.join('\n') ? typed : entries.join(rows === undefined ? ', ' : '\n');
  const at = entries.findIndex((_, index) => errors[`${name}.${index}`]);
  const control = {
    ...look,
    name,
    label: label ?? field.label,
    readOnly: field.busy,
    error: errors[name] ?? errors[`${name}.${at}`]?.replace(/^This /, `${entry} ${at + 1} `),
    value: shown,
    onChange: ({ target }: { target: { value: string } }) => {
      setTyped(target.value);
      field.set(read(target.value, separator));
    },
  };
  return rows === undefined ? <TextField {...control} /> : <TextAreaField {...control} rows={rows} />;
};
