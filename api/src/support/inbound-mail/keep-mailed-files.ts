import { Readable } from 'node:stream';
import type { StoredAttachment } from '../../db/index.ts';
import { ApiError } from '../../http/index.ts';
import { maxAttachmentBytes, storeUpload, type AttachmentPlace } from '../tickets/uploads.ts';
import type { MailedFile } from './message.ts';

/** Of one mail. */
const MOST_FILES = 20;

export interface KeptFiles {
  stored: StoredAttachment[];
  /** One line about each file that was not kept. */
  refused: string[];
}

/** Stores the files of a mail by the rules of uploads. The cleanup deletes those that no ticket names. */
export async function keepMailedFiles(place: AttachmentPlace, files: MailedFile[]): Promise<KeptFiles> {
  const kept: KeptFiles = { stored: [], refused: [] };
  for (const { name, content } of files) {
    const reason =
      kept.stored.length >= MOST_FILES ? `The email has more than ${MOST_FILES} files.` : await storeOne(name, content);
    if (typeof reason === 'string') kept.refused.push(`Not kept: ${name.slice(-120)}. ${reason}`);
    else kept.stored.push(reason);
  }
  return kept;

  async function storeOne(filename: string, content: Buffer): Promise<StoredAttachment | string> {
    const file = Object.assign(Readable.from([content]), { truncated: content.length > maxAttachmentBytes });
    try {
      return await storeUpload(place, { filename, file });
    } catch (error) {
      if (error instanceof ApiError) return error.message;
      throw error;
    }
  }
}
