import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Config } from '../src/operations/files/s3-location.ts';

/** A server that speaks S3, with one empty bucket: `s3://uploads`. */
export async function startS3Server(): Promise<{ s3: S3Config; close: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'marketplace-s3-'));
  const configureBuckets = [{ name: 'uploads', configs: [] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';
  const close = async () => {
    await server.close();
    await rm(directory, { recursive: true });
  };
  return { s3: { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1' }, close };
}
