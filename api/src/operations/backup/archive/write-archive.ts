import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

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
  const tar = pack();
  // It holds what only the marketplace should know.
  const written = pipeline(tar, createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
  // Heard where it is waited for.
  written.catch(() => undefined);
  const add: ArchiveWriter['add'] = async (name, content) => {
    const added = new Promise((resolve, reject) => {
      tar.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve(undefined)));
    });
    await Promise.race([added, written]);
    return { name, size: content.length, sha256: createHash('sha256').update(content).digest('hex') };
  };
  try {
    const result = await fill({ add });
    tar.finalize();
    await written;
    await rename(draft, path);
    return result;
  } catch (error) {
    tar.destroy(error instanceof Error ? error : new Error(String(error)));
    // A disk that is full is said by what was to write, not by who found it closed.
    const reason: unknown = await written.then(
      () => error,
      (cause: unknown) => cause,
    );
    await rm(draft, { force: true });
    throw reason;
  }
}
