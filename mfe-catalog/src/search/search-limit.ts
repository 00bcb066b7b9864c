/** Letters that the API takes in a search. */
export const SEARCH_LIMIT = 200;
