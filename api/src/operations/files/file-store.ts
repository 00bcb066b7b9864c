import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ApiConfig } from '../../config.ts';
import { openFolderFiles } from './folder-files.ts';

/** Uploaded files by name, outside the database. Names are random, of letters, digits, `.`, `_` and `-`. */
export interface FileStore {
  /** Stores the complete file or nothing. Downloads use the content type from the database. */
  put: (name: string, content: Buffer, type: string) => Promise<void>;
  /** Null if it doesn't exist. The stream must be read or destroyed. */
  get: (name: string) => Promise<StoredFile | null>;
  /** Does nothing if it doesn't exist. */
  remove: (name: string) => Promise<void>;
  list: () => Promise<ListedFile[]>;
}

export interface StoredFile {
  content: Readable;
  /** In bytes. */
  size: number;
}

export interface ListedFile {
  name: string;
  changedAt: Date;
}

/** Records which database a store belongs to; not one of its files. */
export const ownerFile = 'belongs-to-database.txt';

/** Owners of files: each lists and deletes its own. */
export type FileOwner = 'uploads' | 'pictures';

type StoreConfig = Pick<ApiConfig, 'dataDir' | 'uploadStore' | 's3'>;

/**
 * The files of one owner: in the data folder, or in the bucket of `UPLOAD_STORE`. The S3 client is large, and loaded
 * only when used.
 */
export async function openFileStore(config: StoreConfig, owner: FileOwner): Promise<FileStore> {
  const files = await openFiles(config, owner);
  return { ...files, list: async () => (await files.list()).filter(({ name }) => name !== ownerFile) };
}

async function openFiles({ dataDir, uploadStore, s3 }: StoreConfig, owner: FileOwner): Promise<FileStore> {
  if (uploadStore === undefined) return openFolderFiles(join(dataDir, owner));
  const { openS3Files } = await import('./s3-files.ts');
  return openS3Files(uploadStore, owner, s3);
}
