export const ATTACHMENT_LIMIT = 10 * 1024 * 1024;

export const attachmentEndings = [
  ...['.png', '.jpg', '.jpeg', '.webp', '.gif', '.heic', '.heif'],
  ...['.pdf', '.txt', '.log', '.csv', '.docx', '.xlsx'],
];

const endingOf = (name: string) => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? '';

/** Why a file can't be attached; undefined if it can. The server checks again, by content. */
export const checkAttachment = (file: File): string | undefined => {
  if (!attachmentEndings.includes(endingOf(file.name)))
    return 'Choose a PNG, JPG, WebP, GIF, HEIC, PDF, TXT, LOG, CSV, DOCX or XLSX file.';
  if (file.size > ATTACHMENT_LIMIT) return 'Choose a file of up to 10 MB.';
  if (file.size === 0) return 'This file is empty. Choose another one.';
  return undefined;
};
