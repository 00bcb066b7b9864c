import type { BucketWithModules } from '@marketplace/shared/contracts';
import { useResource } from '@marketplace/shared/data';

const readBucket = (answer: unknown) => answer as BucketWithModules;

export const useBucket = (id: string | null) =>
  useResource(id ? `/tex-admin/buckets/${encodeURIComponent(id)}/with-modules` : null, { parse: readBucket });
