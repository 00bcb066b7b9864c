/** Where the API serves a drawn picture of the demo world. */
export const mediaUrl = (file: string) => `/api/marketplace/media/${file}`;
