import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';

interface StoredObject {
  bucket: string;
  key: string;
  content: Readable;
  metadata: Record<string, string>;
}

interface Listing {
  prefix?: string;
  delimiter?: string | undefined;
  maxKeys?: number | undefined;
}
interface Listed {
  objects: { key: string }[];
  commonPrefixes: string[];
}

/** The server's object storage, which its types don't expose. */
interface ObjectFiles {
  getResourcePath: (bucket: string, key: string, resource: 'object') => string;
  getMetadata: (bucket: string, key: string) => Promise<{ etag: string }>;
  putMetadata: (bucket: string, key: string, metadata: Record<string, string>, md5: string) => Promise<void>;
  listObjects: (bucket: string, listing: Listing) => Promise<Listed>;
  putObject: (object: StoredObject) => Promise<{ size: number; md5: string }>;
}

/** The server's own write responds before the file is complete. */
const writeWhole =
  (files: ObjectFiles): ObjectFiles['putObject'] =>
  async ({ bucket, key, content, metadata }) => {
    const bytes = await buffer(content);
    const path = files.getResourcePath(bucket, key, 'object');
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    const md5 = createHash('md5').update(bytes).digest('hex');
    await files.putMetadata(bucket, key, metadata, md5);
    return { size: bytes.length, md5 };
  };

/** The server's own listing leaves out common prefixes that hold nothing but others. */
const listPrefixes = (files: ObjectFiles): ObjectFiles['listObjects'] => {
  const list = files.listObjects.bind(files);
  return async (bucket, listing) => {
    const listed = await list(bucket, listing);
    const { delimiter, prefix = '' } = listing;
    if (!delimiter) return listed;
    const { objects } = await list(bucket, { ...listing, delimiter: undefined, maxKeys: undefined });
    const folders = objects.flatMap(({ key }) => {
      const end = key.indexOf(delimiter, prefix.length);
      return end < 0 ? [] : [key.slice(0, end + 1)];
    });
    return { ...listed, commonPrefixes: [...new Set(folders)].sort() };
  };
};

/** Serializes access to each object, as S3 never exposes half a write. */
const inTurns = () => {
  const last = new Map<string, Promise<void>>();
  return (path: string, task: () => Promise<void>) => {
    const turn = (last.get(path) ?? Promise.resolve()).then(task);
    last.set(path, turn);
    return turn;
  };
};

const pathOf = ({ url = '' }: IncomingMessage) => decodeURIComponent(url.split('?')[0] ?? '');

/** Conditional writes, which the server doesn't support. */
const conditionHolds = async (files: ObjectFiles, { method, headers }: IncomingMessage, path: string) => {
  if (method !== 'PUT') return true;
  const [, bucket = '', ...key] = path.split('/');
  const current = await files.getMetadata(bucket, key.join('/')).catch(() => null);
  if (headers['if-none-match'] === '*' && current) return false;
  return headers['if-match'] === undefined || headers['if-match'] === current?.etag;
};

const refuse = (response: ServerResponse) => {
  response.writeHead(412, { 'content-type': 'application/xml' });
  response.end('<Error><Code>PreconditionFailed</Code><Message>The condition does not hold.</Message></Error>');
};

export interface S3Server {
  /** What a program needs to reach the bucket `releases`. */
  env: Record<'RELEASE_STORE' | 'S3_ENDPOINT' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY', string>;
  /** Method and path of every request so far. */
  asked: string[];
  close: () => Promise<void>;
}

/** An S3 server with conditional writes and one empty bucket. */
export const startS3Server = async (): Promise<S3Server> => {
  const directory = await mkdtemp(join(tmpdir(), 'release-s3-'));
  const bucket = { name: 'releases', configs: [] };
  const inner = new S3rver({ silent: true, directory, configureBuckets: [bucket] });
  await inner.configureBuckets();
  const { store: files } = inner as unknown as { store: ObjectFiles };
  files.putObject = writeWhole(files);
  files.listObjects = listPrefixes(files);

  const [handle, turns, asked] = [inner.callback(), inTurns(), [] as string[]];
  const answer = async (request: IncomingMessage, response: ServerResponse, path: string) => {
    if (!(await conditionHolds(files, request, path))) return refuse(response);
    const done = new Promise<void>((resolve) => response.once('close', resolve));
    handle(request, response);
    await done;
  };
  const server = createServer((request, response) => {
    const path = pathOf(request);
    asked.push(`${request.method} ${path}`);
    void turns(path, () => answer(request, response, path));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      RELEASE_STORE: 's3://releases/marketplace',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    },
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(directory, { recursive: true });
    },
  };
};
