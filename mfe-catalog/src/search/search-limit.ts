/** The longest search that the API accepts, in characters. */
export const SEARCH_LIMIT = 200;

export const isTooLong = (words: string) => [...words.trim()].length > SEARCH_LIMIT;

export const TOO_LONG = `Use at most ${SEARCH_LIMIT} characters.`;
