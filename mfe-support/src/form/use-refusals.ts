import { useState } from 'react';

type Errors<Field extends string> = Partial<Record<Field, string>>;

/** What stands in the way of a form: sentences by field, and the reason of the whole. */
export const useRefusals = <Field extends string>() => {
  const [errors, setErrors] = useState<Errors<Field>>({});
  const [refused, setRefused] = useState<string>();
  /** Counts the attempts that found errors. */
  const [refusals, setRefusals] = useState(0);
  return {
    errors,
    refused,
    refusals,
    /** These fields have been edited: what was said of them no longer holds. */
    clearErrors: (fields: string[]) =>
      setErrors((before) => ({ ...before, ...Object.fromEntries(fields.map((field) => [field, undefined])) })),
    refuse: (found: Errors<Field>, reason?: string) => {
      setErrors(found);
      setRefused(reason);
      setRefusals((count) => count + 1);
    },
    /** Another attempt begins. */
    forget: () => {
      setErrors({});
      setRefused(undefined);
    },
  };
};
