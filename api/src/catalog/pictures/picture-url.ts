/** Where the storefront finds a stored rendition. */
export const pictureUrl = (file: string) => `/api/marketplace/tex-suite/picture/${file}`;

const idPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** `{picture}-{width}.webp` */
export const fileName = `^${idPattern}-\\d{1,4}\\.webp$`;

/** Which uploaded picture an address shows; undefined for any other address. */
export const pictureIdIn = (url: string): string | undefined =>
  new RegExp(`^/api/marketplace/tex-suite/picture/(${idPattern})-\\d{1,4}\\.webp$`).exec(url)?.[1];

/** The same in the database, anywhere in a text. */
export const pictureIdsPattern = `/tex-suite/picture/(${idPattern})-`;
