import type { Page } from '@marketplace/shared/contracts';
import { listOf, useResource } from '@marketplace/shared/data';
import { usePageWithin } from '@marketplace/shared/ui/list';
import { useState } from 'react';
import type { Change } from './use-url-view.ts';

interface PageView {
  /** From 0. */
  page: number;
  size: number;
}

interface Rows<Row> {
  rows: Row[];
  total: number;
}

const readPage = <Row>(answer: unknown): Rows<Row> => {
  const rows = listOf<Row>(answer);
  const { totalElements } = (answer ?? {}) as Partial<Page<Row>>;
  return { rows, total: totalElements ?? rows.length };
};

/** One page of a list. While the next one is on its way, the last one stays; an address past the end is put right. */
export const usePage = <Row>(path: string, { page, size }: PageView, change: Change<{ page: number }>) => {
  const { status, data, reload } = useResource(path, { life: 'short', parse: readPage<Row> });
  // Compared by path: an answer from the cache is a new object on every render until it has settled.
  const [last, setLast] = useState<{ path: string; rows: Rows<Row> }>();
  if (data && last?.path !== path) setLast({ path, rows: data });
  usePageWithin({ page, size }, data?.total, (within) => change({ page: within }, { replace: true }));
  return { status, shown: data ?? (status === 'loading' ? last?.rows : undefined), reload };
};
