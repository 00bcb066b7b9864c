/** Names are compared as stored: one space between words, none around, nothing invisible. */
export const tidyName = (name: string): string => name.normalize('NFC').replace(unseen, '').replace(/\s+/g, ' ').trim();

/**
 * Control characters, zero-width spaces, soft hyphens and marks that change text direction. Joiners stay: scripts and
 * emoji need them.
 */
const unseen = /[\u00AD\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|(?!\s)\p{Cc}/gu;

/** Whether a text would be entirely invisible. */
export const isBlank = (text: string): boolean => !/[^\p{C}\p{Z}\p{M}]/u.test(text);

/** Treats an optional text that was left blank as absent. */
export const orNull = (text: string | null | undefined): string | null => {
  const tidied = text?.trim() ?? '';
  return tidied === '' ? null : tidied;
};

/** Drops blank texts, and all but the first of those that differ only in their capitals. */
export const distinct = (texts: string[]): string[] => {
  const tidied = texts.map((text) => text.trim()).filter(Boolean);
  const keys = tidied.map((text) => text.toLowerCase());
  return tidied.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
};
