import { CheckboxField, PasswordField, SelectField, TextAreaField, TextField } from '@marketplace/shared/ui/form';
import type { ReactNode } from 'react';
import type { NameOf } from './paths.ts';
import { useField } from './use-field.ts';

/** Props that the field binds. */
type BoundProps = 'name' | 'value' | 'checked' | 'label' | 'error';

/** A control in a form, with its field's name. */
export type Named<Name extends string, Props> = Omit<Props, BoundProps> & {
  name: Name;
  /** If the form has no label for it, or the label varies. */
  label?: string;
};

export type Look<Control> = Control extends (props: infer Props) => unknown ? Omit<Props, BoundProps> : never;

/** Binds one-line and longer texts. A blank nullable text is null. */
const useText = (name: string, label: string | undefined, optional: boolean | undefined) => {
  const field = useField(name);
  return {
    name,
    label: label ?? field.label,
    value: field.text,
    error: field.error,
    readOnly: field.busy,
    optional: optional ?? field.isNullable,
    ...(field.maxLength !== undefined && { maxLength: field.maxLength }),
    onChange: ({ target }: { target: { value: string } }) =>
      field.set(target.value === '' && field.isNullable ? null : target.value),
  };
};

const Text = ({ name, label, optional, ...look }: Named<string, Look<typeof TextField>>) => (
  <TextField {...useText(name, label, optional)} {...look} />
);

const Area = ({ name, label, optional, ...look }: Named<string, Look<typeof TextAreaField>>) => (
  <TextAreaField {...useText(name, label, optional)} {...look} />
);

const Password = ({ name, label, optional, ...look }: Named<string, Look<typeof PasswordField>>) => (
  <PasswordField {...useText(name, label, optional)} {...look} />
);

const Select = ({ name, label, ...look }: Named<string, Look<typeof SelectField>>) => {
  const field = useField(name);
  return (
    <SelectField
      name={name}
      label={label ?? field.label}
      value={field.text}
      error={field.error}
      onChange={({ target }) => field.set(target.value === '' && field.isNullable ? null : target.value)}
      {...look}
    />
  );
};

const Check = ({ name, label, ...look }: Named<string, Look<typeof CheckboxField>>) => {
  const field = useField(name);
  return (
    <CheckboxField
      name={name}
      label={label ?? field.label}
      checked={field.value === true}
      onChange={({ target }) => field.set(target.checked)}
      {...look}
    />
  );
};

export type Texts<Values> = NameOf<Values, string | null>;

/** The controls of a form over these values. */
export interface Fields<Values> {
  Text: (props: Named<Texts<Values>, Look<typeof TextField>>) => ReactNode;
  Area: (props: Named<Texts<Values>, Look<typeof TextAreaField>>) => ReactNode;
  Password: (props: Named<Texts<Values>, Look<typeof PasswordField>>) => ReactNode;
  Select: (props: Named<Texts<Values>, Look<typeof SelectField>>) => ReactNode;
  Check: (props: Named<NameOf<Values, boolean>, Look<typeof CheckboxField>>) => ReactNode;
}

export const fields: Fields<Record<string, never>> = { Text, Area, Password, Select, Check };

/** The bound controls of a form, which know the names of its fields: `<Field.Text name="title" />`. */
export const fieldsOf = <Values extends object>() => fields as unknown as Fields<Values>;
