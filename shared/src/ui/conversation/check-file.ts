export const FILE_LIMIT = 10 * 1024 * 1024;

/** With one message. */
export const MOST_FILES = 10;

export const fileEndings = [
  ...['.png', '.jpg', '.jpeg', '.webp', '.gif', '.heic', '.heif'],
  ...['.pdf', '.txt', '.log', '.csv', '.docx', '.xlsx'],
];

const endingOf = (name: string) => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';

/** Why a file cannot be sent; undefined if it can. The server judges again, by content. */
export const checkFile = ({ name, size }: File): string | undefined => {
  if (!fileEndings.includes(endingOf(name))) return 'Choose a picture, PDF, TXT, LOG, CSV, DOCX or XLSX file.';
  if (size > FILE_LIMIT) return 'Choose a file of up to 10 MB.';
  if (size === 0) return 'This file is empty. Choose another one.';
  return undefined;
};

/** What browsers show; HEIC is not among it. */
export const isPicture = ({ type }: { type: string }) =>
  ['image/png', 'image/jpeg', 'image/gif', 'image/webp'].includes(type);
