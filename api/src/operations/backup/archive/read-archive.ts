import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

export interface ReadEntry {
  name: string;
  content: Buffer;
}

/** @throws errors of the file system, and of zlib and tar for bad content */
export async function* readArchive(path: string): AsyncGenerator<ReadEntry> {
  const entries = extract();
  const reading = pipeline(createReadStream(path), createGunzip(), entries);
  reading.catch(() => undefined);
  for await (const entry of entries) yield { name: entry.header.name, content: await buffer(entry) };
  // Read to the end, where zlib compares the checksum.
  await reading;
}
