import { serverSaid } from '@marketplace/shared/http';
import { refusedFields } from './refused-fields.ts';

interface Refusal {
  /** By the field of the form. */
  errors: Record<string, string>;
  /** What no field of the form can tell. */
  whole: string | undefined;
}

/**
 * Why a form was not saved: each sentence once, at its field where the form has it. An entry of a list is told of at
 * its list.
 * @param silence what to say when no answer came
 */
export const formRefusal = (error: unknown, form: object, silence: string): Refusal => {
  const errors = Object.fromEntries(
    Object.entries(refusedFields(error)).map(([field, message]) => [field.split('.')[0] ?? field, message]),
  );
  const names = Object.keys(errors);
  const isTold = names.length > 0 && names.every((name) => name in form);
  return { errors, whole: isTold ? undefined : (serverSaid(error) ?? silence) };
};
