import { useResource, type Reader, type Rows } from '@marketplace/shared/data';
import { usePageWithin } from '@marketplace/shared/ui/list';
import { useState } from 'react';
import type { Change } from './list-view.ts';

interface PageView {
  /** From 0. */
  page: number;
  size: number;
}

/** One page of a list. While the next one is on its way, the last one stays; an address past the end is put right. */
export const usePage = <Row>(
  path: string,
  parse: Reader<Rows<Row>>,
  { page, size }: PageView,
  change: Change<{ page: number }>,
) => {
  const { status, data, reload } = useResource(path, { life: 'short', parse });
  // Compared by path: an answer from the cache is a new object on every render until it has settled.
  const [last, setLast] = useState<{ path: string; rows: Rows<Row> }>();
  if (data && last?.path !== path) setLast({ path, rows: data });
  usePageWithin({ page, size }, data?.total, (within) => change({ page: within }, { replace: true }));
  return { status, shown: data ?? (status === 'loading' ? last?.rows : undefined), reload };
};
