import type { Static, TSchema } from '@marketplace/shared/contracts';
import { Value } from 'typebox/value';
import { ReleaseError } from '../release-error.ts';

/**
 * A value in the shape that a schema describes.
 * @throws ReleaseError with the first thing that is wrong, after the text `what`
 */
export const parseShape = <const Schema extends TSchema>(
  schema: Schema,
  value: unknown,
  what: string,
): Static<Schema> => {
  const [fault] = Value.Errors(schema, value);
  if (fault) throw new ReleaseError(`${what}: ${fault.instancePath || 'it'} ${fault.message}.`);
  return value as Static<Schema>;
};
