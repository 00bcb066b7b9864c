import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type ListObjectsV2CommandInput,
} from '@aws-sdk/client-s3';

export interface StoredObject {
  content: Buffer;
  /** Identifies this content, for conditional writes. */
  etag: string;
}

interface PutOptions {
  type: string;
  encoding?: string;
  cacheControl?: string;
  /** Only if the object still has this content; null: only if there is none. */
  ifStill?: string | null;
}

/** The objects below a prefix of a bucket. */
export interface Bucket {
  get: (key: string) => Promise<StoredObject | null>;
  /** False if the condition did not hold; the object stays unchanged. */
  put: (key: string, content: Buffer | string, options: PutOptions) => Promise<boolean>;
  /** The names directly below a prefix, up to their next slash. */
  namesBelow: (prefix: string) => Promise<string[]>;
  removeBelow: (prefix: string) => Promise<void>;
}

/** Credentials come from the standard variables, such as AWS_ACCESS_KEY_ID. */
const createClient = (env: NodeJS.ProcessEnv) => {
  const endpoint = env['S3_ENDPOINT'];
  return new S3Client({
    region: env['S3_REGION'] || 'us-east-1',
    // Not every S3-compatible server supports the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A server at a custom endpoint rarely has a host name for each bucket.
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
};

const nothing = (error: unknown) => {
  if (error instanceof NoSuchKey) return null;
  throw error;
};

/** 412: different content; 409: a concurrent write; 404: deleted meanwhile. */
const faster = [412, 409, 404];

const conditionOf = (ifStill: string | null | undefined) => {
  if (ifStill === undefined) return {};
  return ifStill === null ? { IfNoneMatch: '*' } : { IfMatch: ifStill };
};

/** Lists page by page; with a delimiter only direct children. */
async function* pagesOf(client: S3Client, listing: ListObjectsV2CommandInput) {
  let next: string | undefined;
  do {
    const page = await client.send(new ListObjectsV2Command({ ...listing, ContinuationToken: next }));
    yield page;
    next = page.NextContinuationToken;
  } while (next !== undefined);
}

export const openBucket = (
  { bucket: Bucket, prefix: root }: { bucket: string; prefix: string },
  env: NodeJS.ProcessEnv,
): Bucket => {
  const client = createClient(env);
  const pages = (prefix: string, Delimiter?: string) => pagesOf(client, { Bucket, Prefix: root + prefix, Delimiter });

  return {
    get: async (key) => {
      const found = await client.send(new GetObjectCommand({ Bucket, Key: root + key })).catch(nothing);
      return found?.Body
        ? { content: Buffer.from(await found.Body.transformToByteArray()), etag: found.ETag ?? '' }
        : null;
    },
    put: async (key, Body, { type, encoding, cacheControl, ifStill }) => {
      const headers = { ContentType: type, ContentEncoding: encoding, CacheControl: cacheControl };
      const object = { Bucket, Key: root + key, Body, ...headers };
      try {
        await client.send(new PutObjectCommand({ ...object, ...conditionOf(ifStill) }));
        return true;
      } catch (error) {
        const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
        if (ifStill !== undefined && status !== undefined && faster.includes(status)) return false;
        throw error;
      }
    },
    namesBelow: async (prefix) => {
      const names: string[] = [];
      for await (const { Contents = [], CommonPrefixes = [] } of pages(prefix, '/')) {
        const found = [...CommonPrefixes.map(({ Prefix }) => Prefix), ...Contents.map(({ Key }) => Key)];
        names.push(...found.map((name) => (name ?? '').slice(root.length + prefix.length).replace(/\/$/, '')));
      }
      return names;
    },
    removeBelow: async (prefix) => {
      for await (const { Contents = [] } of pages(prefix)) {
        if (Contents.length === 0) continue;
        const Objects = Contents.map(({ Key }) => ({ Key }));
        const { Errors } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }));
        const [first] = Errors ?? [];
        if (first) throw new Error(`${first.Key} could not be removed: ${first.Message ?? first.Code}.`);
      }
    },
  };
};
