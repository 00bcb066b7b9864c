import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** Escapes the wildcards of LIKE. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A LIKE pattern that matches text anywhere. */
export const likePattern = (text: string) => `%${literally(text)}%`;

/** A LIKE pattern that matches a prefix. */
export const likePrefix = (text: string) => `${literally(text)}%`;

/**
 * Matches rows where one of the columns contains the text, ignoring case and accents; no condition for blank text. Only
 * the searched text is normalized: normalizing columns would take most of the time, and `unaccent` removes marks by
 * itself.
 */
export const containsText = (text: string | undefined, ...columns: SQLWrapper[]): SQL | undefined =>
  text === undefined || text.trim() === ''
    ? undefined
    : sql`strpos(lower(unaccent(concat_ws(E'\n', ${sql.join(columns, sql`, `)}))), plain_search(${text.trim()})) > 0`;
