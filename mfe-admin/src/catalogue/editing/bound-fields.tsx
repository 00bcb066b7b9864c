import { SelectField, TextAreaField, TextField } from '@marketplace/shared/ui/form';
import { changeOf, refusalOf, type Bound, type Ruled } from './bound.ts';

interface TextProps<Fields extends object> extends Bound<Fields, string | null>, Ruled {
  /** Left blank it is none. */
  optional?: boolean;
  maxLength?: number;
  rows?: number;
  type?: 'text' | 'url' | 'email' | 'date';
  placeholder?: string;
}

/** One line of text, or several where `rows` says how many. */
export const BoundText = <Fields extends object>(props: TextProps<Fields>) => {
  const {
    editor,
    name,
    label = editor.labels[name],
    help,
    rule,
    optional = false,
    rows,
    type = 'text',
    ...input
  } = props;
  const value = editor.fields[name];
  const isNullable = optional && (value === null || type !== 'text');
  const change = (text: string) =>
    editor.set(changeOf(name, text === '' && (isNullable || value === null) ? null : text));
  const shared = {
    ...input,
    label,
    help,
    optional,
    error: refusalOf(editor.errors[name], rule),
    value: typeof value === 'string' ? value : '',
  };
  if (rows !== undefined)
    return <TextAreaField {...shared} rows={rows} onChange={(event) => change(event.target.value)} />;
  return <TextField {...shared} type={type} onChange={(event) => change(event.target.value)} />;
};

interface SelectProps<Fields extends object> extends Bound<Fields, string | null>, Ruled {
  options: { value: string; label: string }[];
  disabled?: boolean;
}

/** A choice; the option without a value stands for none. */
export const BoundSelect = <Fields extends object>(props: SelectProps<Fields>) => {
  const { editor, name, label = editor.labels[name], rule, options, ...look } = props;
  const value = editor.fields[name];
  return (
    <SelectField
      {...look}
      label={label}
      options={options}
      error={refusalOf(editor.errors[name], rule)}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => editor.set(changeOf(name, event.target.value === '' ? null : event.target.value))}
    />
  );
};

/** A day; kept as the moment at which it begins, in UTC. */
export const BoundDay = <Fields extends object>({
  editor,
  name,
  help,
}: Omit<Bound<Fields, string | null>, 'label'>) => {
  const value = editor.fields[name];
  return (
    <TextField
      type="date"
      label={editor.labels[name]}
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
