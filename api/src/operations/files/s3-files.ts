import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import { assertFileName, isFileName } from './file-name.ts';
import type { FileOwner, FileStore, ListedFile } from './file-store.ts';
import { parseS3Location, type S3Config } from './s3-location.ts';

/** Credentials come from the usual S3 sources: AWS_ACCESS_KEY_ID and so on. */
const createClient = ({ endpoint, region }: S3Config) =>
  new S3Client({
    region,
    // Not every S3-compatible server supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A custom endpoint rarely has a host name per bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
  });

/** Files in a bucket, below the owner's prefix. */
export function openS3Files(address: string, owner: FileOwner, config: S3Config): FileStore {
  const { bucket, prefix } = parseS3Location(address);
  const client = createClient(config);
  const below = `${prefix}${owner}/`;
  const at = (name: string) => ({ Bucket: bucket, Key: below + name });
  return {
    put: async (name, content, type) => {
      assertFileName(name);
      await client.send(new PutObjectCommand({ ...at(name), Body: content, ContentType: type }));
    },
    get: async (name) => {
      const found = isFileName(name) ? await client.send(new GetObjectCommand(at(name))).catch(nothing) : null;
      // In Node the body is always a Node stream.
      return found?.Body instanceof Readable ? { content: found.Body, size: found.ContentLength ?? 0 } : null;
    },
    remove: async (name) => {
      if (isFileName(name)) await client.send(new DeleteObjectCommand(at(name)));
    },
    list: () => listAll(client, bucket, below),
  };
}

async function listAll(client: S3Client, bucket: string, below: string): Promise<ListedFile[]> {
  const files: ListedFile[] = [];
  let next: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket: bucket, Prefix: below, ContinuationToken: next }),
    );
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key && LastModified) files.push({ name: Key.slice(below.length), changedAt: LastModified });
    }
    next = page.NextContinuationToken;
  } while (next !== undefined);
  return files;
}

function nothing(error: unknown): null {
  if (error instanceof NoSuchKey) return null;
  throw error;
}
