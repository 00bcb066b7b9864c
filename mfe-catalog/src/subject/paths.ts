export const categoryPage = (id: string) => `/category?id=${encodeURIComponent(id)}`;
export const bucketPage = (id: string) => `/bucket?id=${encodeURIComponent(id)}`;
