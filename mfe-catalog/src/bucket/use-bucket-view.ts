import { SEARCH_LIMIT } from '../search/search-limit.ts';
import { useQueryChange } from '@marketplace/shared/router';
import { LAST_PAGE } from './bucket-path.ts';
import { isSort, type Sort } from './sorts.ts';

/** Sort, filter and page of a bucket, kept in the URL. */
export const useBucketView = () => {
  const [query, changeQuery] = useQueryChange();
  const change = (changes: Record<string, string | null>, replace = true) =>
    changeQuery(
      (next) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace },
    );
  const sort = query.get('sort');
  const page = Number.parseInt(query.get('page') ?? '1', 10);
  return {
    filter: (query.get('q') ?? '').slice(0, SEARCH_LIMIT),
    sort: isSort(sort) ? sort : ('rank' satisfies Sort),
    page: page > 0 ? Math.min(page - 1, LAST_PAGE) : 0,
    setFilter: (text: string) => change({ q: text, page: null }),
    setSort: (next: string) => change({ sort: next === 'rank' ? null : next, page: null }),
    setPage: (next: number) => change({ page: next === 0 ? null : String(next + 1) }, false),
  };
};
