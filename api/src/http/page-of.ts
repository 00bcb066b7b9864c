import type { Page } from '@marketplace/shared/contracts';

interface Paging {
  page?: number;
  size?: number;
}

/** Where a page of a list begins and how long it is; 20 rows from the start unless told. */
export const pagingOf = ({ page = 0, size = 20 }: Paging) => ({ page, size, offset: page * size });

/** One page of a list that has so many rows in all. */
export function pageOf<T>(content: T[], totalElements: number, paging: Paging): Page<T> {
  const { page, size } = pagingOf(paging);
  return { content, page, size, totalElements, totalPages: Math.ceil(totalElements / size) };
}
