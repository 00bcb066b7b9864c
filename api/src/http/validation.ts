import type { FastifySchemaCompiler } from 'fastify';
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Settings } from 'typebox/system';
import { ApiError } from './api-error.ts';
import { coerceText } from './coerce-text.ts';
import { fieldErrors } from './field-errors.ts';
import { acceptStorableFormats } from './storable-formats.ts';

acceptStorableFormats();
// A long form gets all its errors at once; a hostile body doesn't get thousands of them.
Settings.Set({ maxErrors: 100 });

/** Validates a part of the request with its contract, compiled on first use. Only query and path are text that may become numbers. */
export const compileValidator: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  let compiled: Validator | undefined;
  return (value: unknown) => {
    const validator = (compiled ??= Compile(schema));
    const read = httpPart === 'body' ? value : coerceText(schema, value);
    if (validator.Check(read)) return { value: read };
    if (httpPart === 'body' && (value === undefined || value === null)) {
      return { error: new ApiError(400, 'invalid_request', 'A JSON body is required.') };
    }
    const errors = fieldErrors(validator.Errors(read));
    const message = errors.map((error) => error.message).join(' ') || "The request isn't valid.";
    return { error: new ApiError(400, 'invalid_request', message, { errors }) };
  };
};
