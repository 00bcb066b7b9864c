import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { blockSize, padding, tarHeader } from './tar-header.ts';

export interface ArchiveEntry {
  name: string;
  /** In bytes. */
  size: number;
  sha256: string;
}

export interface ArchiveWriter {
  /** Answers what the entry is known by afterwards. */
  add: (name: string, content: Buffer) => Promise<ArchiveEntry>;
}

/**
 * Writes a `.tar.gz` that stands under its name only when it is whole and on the disk.
 * @throws what the system says, as `ENOSPC` or, where the file exists, `EEXIST`.
 */
export async function writeArchive<T>(path: string, fill: (archive: ArchiveWriter) => Promise<T>): Promise<T> {
  if (await stat(path).catch(() => null)) throw Object.assign(new Error(`${path} exists.`), { code: 'EEXIST' });
  const draft = `${path}.part`;
  const gzip = createGzip();
  // It holds what only the marketplace should know.
  const written = pipeline(gzip, createWriteStream(draft, { mode: 0o600, flush: true }));
  // Heard where it is waited for.
  written.catch(() => undefined);
  gzip.on('error', () => undefined);
  const write = async (part: Buffer) => {
    if (!gzip.write(part)) await Promise.race([once(gzip, 'drain'), written]);
  };
  const add: ArchiveWriter['add'] = async (name, content) => {
    for (const part of [tarHeader(name, content.length), content, Buffer.alloc(padding(content.length))])
      if (part.length > 0) await write(part);
    return { name, size: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  };
  try {
    const result = await fill({ add });
    gzip.end(Buffer.alloc(2 * blockSize));
    await written;
    await rename(draft, path);
    return result;
  } catch (error) {
    gzip.destroy();
    await written.catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}
