import { createFolderStore } from './folder-store.ts';
import type { ReleaseStore } from './release-store.ts';
import { storeLocation } from './store-location.ts';

/** The store in the environment. The S3 client is large, so it is only loaded if needed. */
export const openStore = async (env: NodeJS.ProcessEnv): Promise<ReleaseStore> => {
  const location = storeLocation(env);
  if ('folder' in location) return createFolderStore(location.folder);
  const { openBucket } = await import('./s3-bucket.ts');
  const { createS3Store } = await import('./s3-store.ts');
  return createS3Store(openBucket(location, env));
};
