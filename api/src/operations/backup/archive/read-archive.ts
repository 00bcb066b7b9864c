import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { blockSize, padding, readTarHeader } from './tar-header.ts';

export interface ReadEntry {
  name: string;
  content: Buffer;
}

/** @throws what the system says of the file, and what zlib and tar say of its content. */
export async function* readArchive(path: string): AsyncGenerator<ReadEntry> {
  const file = createReadStream(path);
  const bytes = file.pipe(createGunzip());
  file.on('error', (error) => bytes.destroy(error));
  const take = takeFrom(bytes[Symbol.asyncIterator]());
  try {
    for (let header = readTarHeader(await take(blockSize)); header; header = readTarHeader(await take(blockSize))) {
      const content = await take(header.size);
      await take(padding(header.size));
      yield { name: header.name, content };
    }
    // To the end, that the checksum of the whole is looked at too.
    for await (const _rest of bytes) continue;
  } finally {
    file.destroy();
    bytes.destroy();
  }
}

/** Exactly so many bytes at a time. */
function takeFrom(parts: AsyncIterator<Buffer>): (size: number) => Promise<Buffer> {
  let held: Buffer[] = [];
  let length = 0;
  return async (size) => {
    while (length < size) {
      const next = await parts.next();
      if (next.done === true) throw new Error('The file ends early.');
      held.push(next.value);
      length += next.value.length;
    }
    const all = Buffer.concat(held);
    held = [all.subarray(size)];
    length -= size;
    return all.subarray(0, size);
  };
}
