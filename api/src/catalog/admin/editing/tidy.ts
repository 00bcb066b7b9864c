/** Names are compared as they are kept: one space between words, none around, nothing unseen. */
export const tidyName = (name: string): string => name.normalize('NFC').replace(unseen, '').replace(/\s+/g, ' ').trim();

/** Control characters, zero-width spaces, soft hyphens and what turns the direction of the text around it. Joiners belong to scripts and emoji. */
const unseen = /[\u00AD\u200B\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]|(?!\s)\p{Cc}/gu;

/** Whether nothing of a text would be seen. */
export const isBlank = (text: string): boolean => !/[^\p{C}\p{Z}\p{M}]/u.test(text);

/** An optional text that was left blank is none. */
export const orNull = (text: string | null | undefined): string | null => {
  const tidied = text?.trim() ?? '';
  return tidied === '' ? null : tidied;
};

export const distinct = (texts: string[]): string[] => [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
