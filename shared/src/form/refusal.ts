import { codeOf, fieldErrors, serverSaid } from '@marketplace/shared/http';
import type { Errors, Sentences } from './contract.ts';
import { topOf, withoutRows } from './paths.ts';

/** Why a form was not sent: beside its fields, else in a sentence for the whole. */
export interface Refusal {
  errors: Errors;
  reason?: string | undefined;
  /** Somebody else has saved meanwhile. */
  isConflict?: boolean;
}

/** Thrown by what sends a form, to say itself why it was not sent. */
export class Refused extends Error {
  readonly reason: string | undefined;
  readonly errors: Errors;

  constructor(reason: string | undefined, errors: Errors = {}) {
    super(reason);
    this.reason = reason;
    this.errors = errors;
  }
}

/** Field names come with their way, `ticketData.email`, or as a pointer, `/people/0/email`. */
const pathIn = (values: object, field: string) => {
  const path = field.replace(/^\//, '').replaceAll('/', '.');
  const last = path.split('.').at(-1) ?? path;
  return topOf(path) in values || !(last in values) ? path : last;
};

/** The contract's sentences begin with the name of the field, which its label says better. */
const belowField = (field: string, message: string) =>
  message.startsWith(`${field} `)
    ? `This ${message.slice(field.length + 1)}`.replace('has characters that are not allowed.', 'must not be blank.')
    : message;

const ofContract = /^This (must|has|is) /;

/**
 * What a refused call says of a form with these values.
 * @param silence what to say when no answer came
 * @param sentences said in the place of the contract's, which know no examples
 */
export const refusalOf = (error: unknown, values: object, silence: string, sentences: Sentences = {}): Refusal => {
  if (error instanceof Refused) return { errors: error.errors, reason: error.reason };
  const listed = fieldErrors(error).map(({ field, message }) => {
    const path = pathIn(values, field);
    const text = belowField(field, message);
    return [path, (ofContract.test(text) && sentences[withoutRows(path)]) || text] as const;
  });
  const isTold = listed.length > 0 && listed.every(([path]) => topOf(path) in values);
  return {
    errors: Object.fromEntries(listed),
    reason: isTold ? undefined : (serverSaid(error) ?? silence),
    isConflict: codeOf(error) === 'changed_meanwhile',
  };
};
