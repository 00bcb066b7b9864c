import { sorts, type Sort } from './sorts.ts';

/** The highest page that the API accepts. */
export const LAST_PAGE = 100_000;

/** What the API accepts as an id; it answers 400 for anything else. */
export const isBucketId = (id: string) => /^[\w.-]{1,64}$/.test(id);

/** Modules per page. */
export const PAGE_SIZE = 24;

export interface BucketView {
  filter: string;
  sort: Sort;
  /** From 0. */
  page: number;
}

/** The API path of a view of a bucket; that of the first view is declared in `remote.ts`. */
export const bucketPath = (id: string, { filter, sort, page }: BucketView) => {
  const query = new URLSearchParams({ size: String(PAGE_SIZE) });
  if (page > 0) query.set('page', String(page));
  if (sort !== 'rank') query.set('sort', sorts[sort].order);
  if (filter.trim()) query.set('search', filter.trim());
  return `/tex-admin/buckets/${encodeURIComponent(id)}/with-modules?${query}`;
};
