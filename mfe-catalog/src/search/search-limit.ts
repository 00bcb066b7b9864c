/** The longest search that the API accepts, in characters. */
export const SEARCH_LIMIT = 200;
