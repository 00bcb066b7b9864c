import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** What the text holds means itself. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A pattern for LIKE that finds a text anywhere. */
export const likePattern = (text: string) => `%${literally(text)}%`;

/** A pattern for LIKE that finds what begins with a text. */
export const likePrefix = (text: string) => `${literally(text)}%`;

/** One of the columns holds a text, whatever its case; no condition for a blank one. */
export const containsText = (text: string | undefined, ...columns: SQLWrapper[]): SQL | undefined =>
  text === undefined || text.trim() === ''
    ? undefined
    : sql`lower(concat_ws(E'\n', ${sql.join(columns, sql`, `)})) like lower(${likePattern(text.trim())})`;
