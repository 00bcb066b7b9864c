import { TextField } from '@marketplace/shared/ui/form';
import type { ReactNode } from 'react';
import { fields, type Fields, type Look, type Named, type Texts } from '../fields.tsx';
import type { NameOf } from '../paths.ts';
import { useField } from '../use-field.ts';
import { ListField, type ListLook } from './list-field.tsx';
import { NumberField } from './number-field.tsx';
import type { NumberLook } from './number-text.ts';

/** A day, stored as its start in UTC. */
const Day = ({ name, label, ...look }: Named<string, Look<typeof TextField>>) => {
  const field = useField(name);
  return (
    <TextField
      type="date"
      name={name}
      label={label ?? field.label}
      optional={field.isNullable}
      value={field.text.slice(0, 10)}
      error={field.error}
      onChange={({ target }) => field.set(target.value === '' ? null : `${target.value}T00:00:00.000Z`)}
      {...look}
    />
  );
};

/** The controls of a form over these values, including numbers, days and lists. */
interface AllFields<Values> extends Fields<Values> {
  Number: (props: Named<NameOf<Values, number | null>, Look<typeof TextField>> & NumberLook) => ReactNode;
  Day: (props: Named<Texts<Values>, Look<typeof TextField>>) => ReactNode;
  List: (props: { name: keyof Values & string } & ListLook) => ReactNode;
}

const allFields: AllFields<Record<string, never>> = { ...fields, Day, List: ListField, Number: NumberField };

/** Like `fieldsOf`, with numbers, days and lists. */
export const allFieldsOf = <Values extends object>() => allFields as unknown as AllFields<Values>;
