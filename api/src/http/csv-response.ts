import { Type } from 'typebox';

/** Describes a CSV response in the API reference. */
export const csvResponse = { description: 'A CSV file in UTF-8.', content: { 'text/csv': { schema: Type.String() } } };
