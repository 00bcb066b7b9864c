/** The page of a category. */
export const categoryPage = (id: string) => `/category?id=${encodeURIComponent(id)}`;
