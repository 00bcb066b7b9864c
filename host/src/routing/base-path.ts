/** The path that the application is served at. */
export const BASE_PATH = '/marketplace';
