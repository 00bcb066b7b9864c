const startsWith = (content: Buffer, bytes: number[], at = 0) =>
  bytes.every((byte, index) => content[at + index] === byte);
const word = (content: Buffer, from: number, to: number) => content.subarray(from, to).toString('latin1');

/** Whether the content is of an accepted kind, whatever it claims to be: PNG, JPEG, WebP or AVIF. */
export function isPicture(content: Buffer): boolean {
  if (startsWith(content, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return true;
  if (startsWith(content, [0xff, 0xd8, 0xff])) return true;
  if (word(content, 0, 4) === 'RIFF' && word(content, 8, 12) === 'WEBP') return true;
  return word(content, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(word(content, 8, 12));
}
