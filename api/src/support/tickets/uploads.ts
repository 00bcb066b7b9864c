import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StoredAttachment } from '../../db/index.ts';
import { ApiError, invalid } from '../../http/index.ts';
import type { FileStore } from '../../operations/index.ts';
import { sniffFile } from './sniff-file.ts';

export const maxAttachmentBytes = 10 * 1024 * 1024;

/** A stored file that nothing refers to yet. */
export interface Upload extends StoredAttachment {
  /** Of the content. */
  digest: string;
}

interface IncomingFile {
  filename: string;
  file: Readable & { truncated: boolean };
}

/** Where attachments are stored, and the folder for incoming ones. */
export interface AttachmentPlace {
  attachments: FileStore;
  dataDir: string;
}

/** Incoming files are on disk, so that slow senders of large files take no memory. */
export const incomingFolder = (dataDir: string) => join(dataDir, 'incoming');

/** Stores a file under a random name if its type is accepted; leaves nothing behind otherwise. */
export async function storeUpload(
  { attachments, dataDir }: AttachmentPlace,
  { file, filename }: IncomingFile,
): Promise<Upload> {
  const folder = incomingFolder(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = randomUUID();
  const path = join(folder, name);
  try {
    await pipeline(file, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
    if (file.truncated) throw tooLarge();
    const content = await readFile(path);
    const kind = sniffFile(content, filename);
    if (!kind) throw wrongKind();
    await attachments.put(name, content, kind.type);
    const digest = createHash('sha256').update(content).digest('base64url');
    return { file: name, name: displayName(filename), type: kind.type, size: content.length, digest };
  } finally {
    await rm(path, { force: true });
  }
}

/** Only for display and the download's name: never a path. */
const displayName = (name: string) =>
  basename(name.replaceAll('\\', '/'))
    .replace(/[\p{C}"]/gu, '')
    .slice(-120);

const tooLarge = () =>
  new ApiError(413, 'too_large', 'The attachment is larger than 10 MB.', {
    errors: [{ field: 'attachmentFile', message: 'The attachment is larger than 10 MB.' }],
  });

const wrongKind = () =>
  invalid('attachmentFile', 'Attach a picture (PNG, JPG, WebP, GIF, HEIC), PDF, TXT, LOG, CSV, DOCX or XLSX file.');
