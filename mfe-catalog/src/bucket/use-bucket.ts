import { BucketWithModules } from '@marketplace/shared/contracts';
import { readerOf, useResource } from '@marketplace/shared/data';
import { useState } from 'react';
import { useDebounced } from '../search/use-debounced.ts';
import { bucketPath, PAGE_SIZE, type BucketView } from './bucket-path.ts';

/** How long typing must pause before the filter applies, in milliseconds. */
const FILTER_DELAY = 300;

const readBucket = readerOf(BucketWithModules);

const lastPageOf = ({ totalElements = 0 }: BucketWithModules) => Math.max(0, Math.ceil(totalElements / PAGE_SIZE) - 1);

/**
 * Reads a view of a bucket. While the next view loads, the last one of the same bucket stays, `stale`. A page beyond the last
 * one shows the last one.
 */
export const useBucket = (id: string | null, view: BucketView) => {
  const [last, setLast] = useState<BucketWithModules>();
  const [known, setKnown] = useState({ filter: '', lastPage: Infinity });
  const [filter] = useDebounced(view.filter, FILTER_DELAY);
  const page = known.filter === filter ? Math.min(view.page, known.lastPage) : view.page;
  const { status, data, error, reload } = useResource(id ? bucketPath(id, { ...view, filter, page }) : null, {
    parse: readBucket,
  });
  if (data && data !== last) {
    setLast(data);
    setKnown({ filter, lastPage: lastPageOf(data) });
  }
  const shown = data ?? (status === 'loading' && last?.id === id ? last : undefined);
  return { status, bucket: shown, stale: shown !== undefined && shown !== data, page, error, reload };
};
