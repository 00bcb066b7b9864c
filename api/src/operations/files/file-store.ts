import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ApiConfig } from '../../config.ts';
import { openFolderFiles } from './folder-files.ts';

/** Uploaded files by name, out of the database. Names are random and of letters, digits, `.`, `_` and `-`. */
export interface FileStore {
  /** Keeps the whole file or nothing. What is served from it carries the type that the database knows. */
  put: (name: string, content: Buffer, type: string) => Promise<void>;
  /** Null when there is none. The stream must be read or destroyed. */
  get: (name: string) => Promise<StoredFile | null>;
  /** Does nothing when there is none. */
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

/** Says which database a store belongs to, and is none of its files. */
export const ownerFile = 'belongs-to-database.txt';

/** What owns files: each lists and sweeps its own. */
export type FileOwner = 'uploads' | 'pictures';

type StoreConfig = Pick<ApiConfig, 'dataDir' | 'uploadStore' | 's3'>;

/**
 * The files of one owner: in the data folder, or in the bucket that `UPLOAD_STORE` names. What speaks S3 is large, and
 * loaded only where it is used.
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
