/** Where the storefront finds a stored rendition. */
export const pictureUrl = (file: string) => `/api/marketplace/tex-suite/picture/${file}`;

const idPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Uploads were stored as WebP until 2026. */
const ending = '-\\d{1,4}\\.(?:avif|webp)$';

/** `{picture}-{width}.avif` */
export const fileName = `^${idPattern}${ending}`;

/** Media type of a stored rendition. */
export const typeOf = (file: string) => (file.endsWith('.webp') ? 'image/webp' : 'image/avif');

/** Which uploaded picture an address shows; undefined for any other address. */
export const pictureIdIn = (url: string): string | undefined =>
  new RegExp(`^/api/marketplace/tex-suite/picture/(${idPattern})${ending}`).exec(url)?.[1];

/** The same in the database, anywhere in a text. */
export const pictureIdsPattern = `/tex-suite/picture/(${idPattern})-`;
