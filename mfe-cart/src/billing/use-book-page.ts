import type { Reader, Rows } from '@marketplace/shared/data';
import { usePageWithin } from '@marketplace/shared/ui/list';
import { useState } from 'react';
import { useBook } from './use-book.ts';

/** One page of a list. While the next one is on its way, the last one stays; `goTo` puts right what is past the end. */
export const useBookPage = <Row>(
  path: string,
  parse: Reader<Rows<Row>>,
  place: { page: number; size: number },
  goTo: (page: number) => void,
) => {
  const { status, data, error, reload } = useBook(path, parse);
  // Compared by path: an answer from the cache is a new object on every render until it has settled.
  const [last, setLast] = useState<{ path: string; page: Rows<Row> }>();
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
