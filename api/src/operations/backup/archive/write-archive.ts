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
  /** Returns the entry's description for the manifest. */
  add: (name: string, content: Buffer) => Promise<ArchiveEntry>;
}

/**
 * Writes a `.tar.gz` that gets its name only once it is complete and on disk.
 * @throws file system errors, such as `ENOSPC`, or `EEXIST` if the file exists
 */
export async function writeArchive<T>(path: string, fill: (archive: ArchiveWriter) => Promise<T>): Promise<T> {
  if (await stat(path).catch(() => null)) throw Object.assign(new Error(`${path} exists.`), { code: 'EEXIST' });
  const draft = `${path}.part`;
  const tar = pack();
  // Private to its owner: it contains confidential data.
  const written = pipeline(tar, createGzip(), createWriteStream(draft, { mode: 0o600, flush: true }));
  // The error is handled where `written` is awaited.
  written.catch(() => undefined);
  const add: ArchiveWriter['add'] = async (name, content) => {
    const added = new Promise<void>((resolve, reject) => {
      const entry = tar.entry({ name, size: content.length, mode: 0o600 }, (error) =>
        error ? reject(error) : resolve(),
      );
      entry.on('error', reject);
      entry.end(content);
    });
    // A full disk ends the pipeline, and may never call back for the entry.
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
    tar.destroy();
    await written.catch(() => undefined);
    await rm(draft, { force: true });
    throw error;
  }
}
