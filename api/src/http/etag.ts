import { createHash } from 'node:crypto';

/** Weak, because all encodings of a response share it. */
export const etagOf = (content: Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;

/** Whether an If-None-Match header matches this weak tag: alone, in a list, without its W/, or as *. */
export function namesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag) return true;
  return header.split(',').some((part) => {
    const one = part.trim();
    return one === '*' || one === etag || `W/${one}` === etag;
  });
}
