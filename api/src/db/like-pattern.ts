import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Escapes the wildcards of LIKE. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A LIKE pattern that matches text anywhere. */
export const likePattern = (text: string) => `%${literally(text)}%`;

/** A LIKE pattern that matches a prefix. */
export const likePrefix = (text: string) => `${literally(text)}%`;

/** Matches rows where one of the columns contains the text, ignoring case; no condition for blank text. */
export const containsText = (text: string | undefined, ...columns: SQLWrapper[]): SQL | undefined =>
  text === undefined || text.trim() === ''
    ? undefined
    : sql`lower(concat_ws(E'\n', ${sql.join(columns, sql`, `)})) like lower(${likePattern(text.trim())})`;
