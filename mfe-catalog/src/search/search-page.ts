/** The page of all results. */
export const searchPage = (words: string) => `/search?${new URLSearchParams({ q: words }).toString()}`;
