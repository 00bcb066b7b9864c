import { useResource, type Resource } from '@marketplace/shared/data';
import { useSearchParams } from '@marketplace/shared/router';
import { useState } from 'react';
import { isTooLong } from '../search/search-limit.ts';
import { listParameters, listQuery, PAGE_SIZE, readView, type ListView } from './list-view.ts';

interface Page {
  totalElements?: number | undefined;
}

/** The list that the address asks for. */
export interface Listed<T extends Page> extends Pick<Resource<T>, 'status' | 'error' | 'reload'> {
  /** Of the page shown: an address beyond the last page shows the last one. */
  view: ListView;
  query: URLSearchParams;
  /** The answer; while the next one loads, the last one of the same subject. */
  shown: T | undefined;
  /** Another one is loading. */
  stale: boolean;
}

const lastPageOf = ({ totalElements = 0 }: Page) => Math.max(0, Math.ceil(totalElements / PAGE_SIZE) - 1);

/**
 * Reads the list that the address asks for. Words that are too long are left out.
 * @param subject what the list belongs to; null reads nothing
 * @param pathOf the endpoint with a query
 */
export const useModuleList = <T extends Page>(
  subject: string | null,
  pathOf: (subject: string, query: string) => string,
  parse: (answer: unknown) => T,
): Listed<T> => {
  const query = listParameters(useSearchParams()[0]);
  const asked = readView(query);
  const words = isTooLong(asked.words) ? '' : asked.words;
  const [last, setLast] = useState<{ subject: string; data: T }>();
  const all = listQuery({ ...asked, words, page: 0 });
  const [known, setKnown] = useState({ all: '', lastPage: Infinity });
  const page = known.all === all ? Math.min(asked.page, known.lastPage) : asked.page;
  const path = subject === null ? null : pathOf(subject, listQuery({ ...asked, words, page }));
  const { status, data, error, reload } = useResource(path, { parse });
  if (data && subject !== null && data !== last?.data) {
    setLast({ subject, data });
    setKnown({ all, lastPage: lastPageOf(data) });
  }
  const shown = data ?? (status === 'loading' && last?.subject === subject ? last?.data : undefined);
  return { status, error, reload, view: { ...asked, page }, query, shown, stale: shown !== data };
};
