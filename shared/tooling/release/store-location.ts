import { join, resolve } from 'node:path';
import { ReleaseError } from './release-error.ts';
import { workspaceRoot } from './workspace.ts';

/** Where releases are stored: a folder, or a bucket with a key prefix (empty, or ending in a slash). */
export type StoreLocation = { folder: string } | { bucket: string; prefix: string };

/**
 * The location in RELEASE_STORE, by default a folder in the storefront's data folder.
 * @throws ReleaseError for anything but a folder or `s3://bucket/prefix`.
 */
export const storeLocation = (env: NodeJS.ProcessEnv): StoreLocation => {
  const named = env['RELEASE_STORE'];
  if (!named) return { folder: join(resolve(workspaceRoot, env['DATA_DIR'] || '.data'), 'store') };
  if (!named.includes('://')) return { folder: resolve(workspaceRoot, named) };
  const [, bucket, path = ''] = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/.exec(named) ?? [];
  if (!bucket) throw new ReleaseError(`RELEASE_STORE must be a folder or like s3://bucket/prefix, but is "${named}".`);
  const prefix = path.replace(/\/+$/, '');
  return { bucket, prefix: prefix && `${prefix}/` };
};
