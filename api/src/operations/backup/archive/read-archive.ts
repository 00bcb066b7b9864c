import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';

export interface ReadEntry {
  name: string;
  content: Buffer;
}

/** @throws what the system says of the file, and what zlib and tar say of its content. */
export async function* readArchive(path: string): AsyncGenerator<ReadEntry> {
  const entries = extract();
  // To the end, so that the checksum of the whole is looked at too.
  const reading = pipeline(createReadStream(path), createGunzip(), entries);
  // Heard where it is waited for.
  reading.catch(() => undefined);
  try {
    for await (const entry of entries) yield { name: entry.header.name, content: await buffer(entry) };
  } catch (error) {
    throw await reading.then(
      () => error,
      (reason: unknown) => reason,
    );
  }
  await reading;
}
