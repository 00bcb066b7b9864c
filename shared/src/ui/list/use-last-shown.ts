import { useState } from 'react';
import type { Resource } from '../../data/index.ts';

/** The response of a path; the previous path's response stays until then. Undefined until the first response. */
export const useLastShown = <T>(
  path: string,
  { data, status }: Pick<Resource<T>, 'data' | 'status'>,
): T | undefined => {
  // Compared by path: a cached response is a new object on every render until it has settled.
  const [last, setLast] = useState<{ path: string; data: T }>();
  if (data !== undefined && last?.path !== path) setLast({ path, data });
  return data ?? (status === 'loading' ? last?.data : undefined);
};
