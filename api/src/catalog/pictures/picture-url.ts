/** Where the storefront finds a stored rendition. */
export const pictureUrl = (file: string) => `/api/marketplace/tex-suite/picture/${file}`;

const idPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Uploads were stored as WebP until 2026. */
const ending = '-\\d{1,4}\\.(?:avif|webp)$';

/** `{picture}-{width}.avif`, or `.jpg`, which is made on request. */
export const fileName = `^${idPattern}-\\d{1,4}\\.(?:avif|webp|jpg)$`;

/** Media type of a stored rendition. */
export const typeOf = (file: string) => (file.endsWith('.webp') ? 'image/webp' : 'image/avif');

/** The stored rendition that a `.jpg` is made of; undefined for any other name. */
export const madeOf = (file: string) => (file.endsWith('.jpg') ? file.replace(/jpg$/, 'avif') : undefined);

/** Which uploaded picture an address shows; undefined for any other address. */
export const pictureIdIn = (url: string): string | undefined =>
  new RegExp(`^/api/marketplace/tex-suite/picture/(${idPattern})${ending}`).exec(url)?.[1];

/** The same in the database, anywhere in a text. */
export const pictureIdsPattern = `/tex-suite/picture/(${idPattern})-`;
