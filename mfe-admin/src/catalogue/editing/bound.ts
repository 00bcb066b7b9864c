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
  /** Where it is not always called the same. */
  label?: string;
  help?: ReactNode;
}

export interface Ruled {
  /** What to enter, said in the place of the contract's sentences, which know no examples. */
  rule?: string;
}

/** A change of one field. */
export const changeOf = <Fields>(name: string, value: unknown) => ({ [name]: value }) as Partial<Fields>;

/** The contract's own sentences, as they stand below a field. */
const ofContract = /^This (must|has|is) /;

/** Why a field was refused, in its own words where it has some. */
export const refusalOf = (error: string | undefined, rule: string | undefined) =>
  error !== undefined && rule !== undefined && ofContract.test(error) ? rule : error;
