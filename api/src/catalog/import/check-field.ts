import { assertWellFormed, fieldErrors } from '../../http/index.ts';

/** A compiled contract. */
export interface Check {
  Check: (value: unknown) => boolean;
  Errors: (value: unknown) => Parameters<typeof fieldErrors>[0];
}

/** What is wrong with a value by its contract, or with its characters, as a sentence about `field`. */
export function problemWith(value: unknown, field: string, check?: Check): string | undefined {
  if (check && !check.Check(value))
    return fieldErrors(check.Errors(value), field)[0]?.message ?? `${field} isn't valid.`;
  try {
    assertWellFormed(value);
    return undefined;
  } catch {
    return `${field} contains characters that aren't text (NUL or half a character).`;
  }
}

/** A field of a value that may not even be an object. */
export const fieldOf = (record: unknown, field: string): unknown =>
  typeof record === 'object' && record !== null ? Reflect.get(record, field) : undefined;
