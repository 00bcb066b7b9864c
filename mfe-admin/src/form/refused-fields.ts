import { fieldErrors } from '@marketplace/shared/http';

/**
 * It stands below its field, whose label names it: the name in the contract, "imageUrl", tells a reader nothing.
 * A text that the contract has a pattern for must not be blank; the few others have a rule beside their field.
 */
const belowField = (field: string, message: string) =>
  message.startsWith(`${field} `)
    ? `This ${message.slice(field.length + 1)}`.replace('has characters that are not allowed.', 'must not be blank.')
    : message;

/** What the server refuses, a sentence for each field as it stands below that field. */
export const refusedFields = (error: unknown): Record<string, string> =>
  Object.fromEntries(fieldErrors(error).map(({ field, message }) => [field, belowField(field, message)]));
