/** Names are compared as they are kept: one space between words, none around. */
export const tidyName = (name: string): string => name.trim().replace(/\s+/g, ' ');

/** An optional text that was left blank is none. */
export const orNull = (text: string | null | undefined): string | null => {
  const tidied = text?.trim() ?? '';
  return tidied === '' ? null : tidied;
};

export const distinct = (texts: string[]): string[] => [...new Set(texts.map((text) => text.trim()).filter(Boolean))];
