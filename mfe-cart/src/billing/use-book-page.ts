import type { Page } from '@marketplace/shared/contracts';
import { listOf } from '@marketplace/shared/data';
import { usePageWithin } from '@marketplace/shared/ui/list';
import { useState } from 'react';
import { useBook } from './use-book.ts';

export interface BookPage<Row> {
  rows: Row[];
  total: number;
}

const readPage = <Row>(answer: unknown): BookPage<Row> => {
  const rows = listOf<Row>(answer);
  const { totalElements } = (answer ?? {}) as Partial<Page<Row>>;
  return { rows, total: totalElements ?? rows.length };
};

/** One page of a list. While the next one is on its way, the last one stays; `goTo` puts right what is past the end. */
export const useBookPage = <Row>(path: string, place: { page: number; size: number }, goTo: (page: number) => void) => {
  const { status, data, error, reload } = useBook<BookPage<Row>>(path, readPage);
  // Compared by path: an answer from the cache is a new object on every render until it has settled.
  const [last, setLast] = useState<{ path: string; page: BookPage<Row> }>();
  if (data && last?.path !== path) setLast({ path, page: data });
  usePageWithin(place, data?.total, goTo);
  return {
    failed: status === 'failed',
    busy: status === 'loading',
    shown: data ?? (status === 'loading' ? last?.page : undefined),
    error,
    reload,
  };
};
