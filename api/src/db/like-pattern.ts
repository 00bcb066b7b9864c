/** A pattern for LIKE that finds a text anywhere; what the text holds means itself. */
export const likePattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
