import { SITE_ADDRESS, TAX_CODE, WEB_ADDRESS } from '@marketplace/shared/contracts';
import type { TLocalizedValidationError } from 'typebox/error';
import type { FieldError } from './api-error.ts';

const formats: Record<string, string> = { email: 'an email address', 'date-time': 'a date with time' };
/** What text must look like for a contract's pattern. */
const patterns: Record<string, string> = {
  [WEB_ADDRESS]: 'must be an address that starts with https:// or http://',
  [SITE_ADDRESS]: 'must be an address that starts with https:// or http://, or a path on this site',
  [TAX_CODE]: 'must have 4, 6 or 8 digits',
};
const types: Record<string, string> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  object: 'an object',
  array: 'a list',
};

/**
 * The contract violations, one sentence per field.
 * @param whole name for the value itself
 */
export function fieldErrors(found: TLocalizedValidationError[], whole = 'The request'): FieldError[] {
  const sentences = new Map<string, string>();
  const add = (field: string, rest: string) => {
    if (!sentences.has(field)) sentences.set(field, `${field || whole} ${rest}.`);
  };
  for (const error of found) {
    const field = error.instancePath.slice(1).replaceAll('/', '.');
    if (error.keyword === 'required') {
      for (const name of error.params.requiredProperties) add(field ? `${field}.${name}` : name, 'is required');
    } else if (error.keyword === 'const') {
      // If a value may be empty, the other errors say what it must be otherwise.
      if (error.params.allowedValue !== '') add(field, `must be one of: ${allowedValues(found, error.instancePath)}`);
    } else {
      add(field, rule(error));
    }
  }
  return [...sentences].map(([field, message]) => ({ field, message }));
}

function rule(error: TLocalizedValidationError): string {
  switch (error.keyword) {
    case 'type':
      return `must be ${types[String(error.params.type)] ?? String(error.params.type)}`;
    case 'minimum':
      return `must be at least ${error.params.limit}`;
    case 'maximum':
      return `must be at most ${error.params.limit}`;
    case 'minLength':
      return error.params.limit === 1 ? 'must not be empty' : `must have at least ${error.params.limit} characters`;
    case 'maxLength':
      return `must have at most ${error.params.limit} characters`;
    case 'minItems':
      return error.params.limit === 1 ? 'must not be empty' : `must have at least ${error.params.limit} entries`;
    case 'maxItems':
      return `must have at most ${error.params.limit} entries`;
    case 'format':
      return `must be ${formats[error.params.format] ?? error.params.format}`;
    case 'pattern':
      return patterns[String(error.params.pattern)] ?? 'has characters that are not allowed';
    case 'additionalProperties':
      return 'has unknown fields';
    default:
      return "isn't valid";
  }
}

function allowedValues(found: TLocalizedValidationError[], path: string): string {
  return found
    .flatMap((error) =>
      error.keyword === 'const' && error.instancePath === path ? [String(error.params.allowedValue)] : [],
    )
    .join(', ');
}
