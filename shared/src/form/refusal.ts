import { adviceOf, codeOf, fieldErrors, isNoResponse, serverSaid } from '@marketplace/shared/http';
import type { Errors, Sentences } from './contract.ts';
import { topOf, withoutRows } from './paths.ts';

/** Why a form was not sent: messages by field, or a general one. */
export interface Refusal {
  errors: Errors;
  reason?: string | undefined;
  /** Someone else has saved in the meantime. */
  isConflict?: boolean;
}

/** Thrown by a form's submit function to give its own reason. */
export class Refused extends Error {
  readonly reason: string | undefined;
  readonly errors: Errors;

  constructor(reason: string | undefined, errors: Errors = {}) {
    super(reason);
    this.reason = reason;
    this.errors = errors;
  }
}

/** Field names come as a path, `ticketData.email`, or as a pointer, `/people/0/email`. */
const pathIn = (values: object, field: string) => {
  const path = field.replace(/^\//, '').replaceAll('/', '.');
  const last = path.split('.').at(-1) ?? path;
  return topOf(path) in values || !(last in values) ? path : last;
};

/** The contract's messages start with the field name, which the label replaces. */
const belowField = (field: string, message: string) =>
  message.startsWith(`${field} `)
    ? `This ${message.slice(field.length + 1)}`.replace('has characters that are not allowed.', 'must not be blank.')
    : message;

const ofContract = /^This (must|has|is) /;

/** The server's sentence, and how long to wait after too many requests. */
const reasonOf = (error: unknown, silence: string) =>
  isNoResponse(error) ? silence : [serverSaid(error) ?? silence, adviceOf(error)].filter(Boolean).join(' ');

/**
 * Turns a failed request into a refusal of a form with these values.
 * @param silence the message if no response came
 * @param sentences replace the contract's messages, which have no examples
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
    reason: isTold ? undefined : reasonOf(error, silence),
    isConflict: codeOf(error) === 'changed_meanwhile',
  };
};
