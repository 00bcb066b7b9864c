import { sorts, type Sort } from './sorts.ts';

/** Pages that the API counts to. */
export const LAST_PAGE = 100_000;

/** What the API takes as an id: of anything else it says that the request is malformed. */
export const isBucketId = (id: string) => /^[\w.-]{1,64}$/.test(id);

/** Modules on a page. */
export const PAGE_SIZE = 24;

export interface BucketView {
  filter: string;
  sort: Sort;
  /** From 0. */
  page: number;
}

/** The call that answers a view of a bucket; the first view's is the one that `remote.ts` declares. */
export const bucketPath = (id: string, { filter, sort, page }: BucketView) => {
  const query = new URLSearchParams({ size: String(PAGE_SIZE) });
  if (page > 0) query.set('page', String(page));
  if (sort !== 'rank') query.set('sort', sorts[sort].order);
  if (filter.trim()) query.set('search', filter.trim());
  return `/tex-admin/buckets/${encodeURIComponent(id)}/with-modules?${query}`;
};
