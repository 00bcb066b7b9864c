import { parseJson } from './parse-json.ts';
import type { Bucket } from './s3-bucket.ts';

/** Null if it doesn't exist. */
export const readJson = async <T>(bucket: Bucket, key: string): Promise<T | null> => {
  const found = await bucket.get(key);
  return found && parseJson<T>(found.content.toString(), key);
};

/** False if the condition did not hold. */
export const writeJson = (bucket: Bucket, key: string, value: unknown, ifStill?: string | null) =>
  bucket.put(key, JSON.stringify(value, null, 1), {
    type: 'application/json',
    cacheControl: 'no-cache',
    ...(ifStill !== undefined && { ifStill }),
  });
