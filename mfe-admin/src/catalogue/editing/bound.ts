import type { ReactNode } from 'react';
import type { Editor } from './use-editor.ts';

/** The names of fields that hold such a value. */
type NamesOf<Fields, Value> = {
  [Name in keyof Fields]: Fields[Name] extends Value ? Name : never;
}[keyof Fields] &
  string;

/** What every field of an editor is told. */
export interface Bound<Fields extends object, Value> {
  editor: Editor<Fields>;
  name: NamesOf<Fields, Value>;
  label: string;
  help?: ReactNode;
}

/** A change of one field. */
export const changeOf = <Fields>(name: string, value: unknown) => ({ [name]: value }) as Partial<Fields>;
