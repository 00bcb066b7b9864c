import { Type } from 'typebox';

/** What the API reference says of an answer that is a CSV file. */
export const csvResponse = { description: 'A CSV file in UTF-8.', content: { 'text/csv': { schema: Type.String() } } };
