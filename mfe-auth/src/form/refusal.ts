import { fieldErrors, serverSaid } from '@marketplace/shared/http';

/** Why a form could not be saved: beside its fields, else in a sentence below them. */
export interface Refusal<Field extends string> {
  errors: Partial<Record<Field, string>>;
  reason?: string | undefined;
}

/** What a failed call says of these fields; `otherwise` when it says nothing. */
export const refusalOf = <Field extends string>(
  error: unknown,
  fields: readonly Field[],
  otherwise: string,
): Refusal<Field> => {
  const listed = fieldErrors(error).flatMap(({ field, message }) => {
    const known = fields.find((one) => one === field);
    return known ? [[known, message] as const] : [];
  });
  if (listed.length === 0) return { errors: {}, reason: serverSaid(error) ?? otherwise };
  return { errors: Object.fromEntries(listed) as Refusal<Field>['errors'] };
};
