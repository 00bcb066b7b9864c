import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StoredAttachment } from '../db/schema/support.ts';
import { ApiError, invalid } from '../http/api-error.ts';
import { sniffFile } from './sniff-file.ts';

export const maxAttachmentBytes = 10 * 1024 * 1024;

interface IncomingFile {
  filename: string;
  file: Readable & { truncated: boolean };
}

export const uploadsFolder = (dataDir: string) => join(dataDir, 'uploads');

/** Stores a file under a random name once it is found to be of a kind that is taken; leaves nothing otherwise. */
export async function storeUpload(dataDir: string, { file, filename }: IncomingFile): Promise<StoredAttachment> {
  const folder = uploadsFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stored = randomUUID();
  const path = join(folder, stored);
  try {
    await pipeline(file, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
    if (file.truncated) throw tooLarge();
    const content = await readFile(path);
    const kind = sniffFile(content, filename);
    if (!kind) throw wrongKind();
    return { file: stored, name: displayName(filename), type: kind.type, size: content.length };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

export async function discardUpload(dataDir: string, { file }: StoredAttachment): Promise<void> {
  await rm(join(uploadsFolder(dataDir), file), { force: true });
}

/** Only for showing and for the download's name: never a path. */
const displayName = (name: string) =>
  basename(name.replaceAll('\\', '/'))
    .replace(/[\p{C}"]/gu, '')
    .slice(-120);

const tooLarge = () =>
  new ApiError(413, 'too_large', 'The attachment is larger than 10 MB.', {
    errors: [{ field: 'attachmentFile', message: 'The attachment is larger than 10 MB.' }],
  });

const wrongKind = () => invalid('attachmentFile', 'Attach a PNG, JPG, PDF, TXT, CSV, DOCX or XLSX file.');
