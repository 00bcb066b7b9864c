export const blockSize = 512;

/** What a name and a size look like in a tar file (ustar). */
export function tarHeader(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for a tar file.`);
  const header = Buffer.alloc(blockSize);
  const octal = (value: number, at: number, length: number) =>
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, at, 'latin1');
  header.write(name, 0, 'utf8');
  octal(0o600, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(0, 136, 12);
  header.write('        0', 148, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}

/** Null for the empty block that ends the file. @throws for what is no header. */
export function readTarHeader(header: Buffer): { name: string; size: number } | null {
  if (header.every((byte) => byte === 0)) return null;
  const text = (at: number, length: number) =>
    header
      .toString('utf8', at, at + length)
      .split('\0')[0]
      ?.trim() ?? '';
  const sum = parseInt(text(148, 8), 8);
  const summed = Buffer.from(header).fill(' ', 148, 156);
  if (text(257, 5) !== 'ustar' || sum !== checksum(summed)) throw new Error('This is no tar header.');
  return { name: text(0, 100), size: parseInt(text(124, 12), 8) };
}

/** Zeros that fill the last block of a content. */
export const padding = (size: number): number => (blockSize - (size % blockSize)) % blockSize;

const checksum = (header: Buffer): number => header.reduce((sum, byte) => sum + byte, 0);
