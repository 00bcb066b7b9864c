/** Where the whole application is served. */
export const BASE_PATH = '/marketplace';
