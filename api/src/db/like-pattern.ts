/** What the text holds means itself. */
const literally = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** A pattern for LIKE that finds a text anywhere. */
export const likePattern = (text: string) => `%${literally(text)}%`;

/** A pattern for LIKE that finds what begins with a text. */
export const likePrefix = (text: string) => `${literally(text)}%`;
