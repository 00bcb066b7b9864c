import { useResource, type Reader } from '@marketplace/shared/data';
import { useLastShown, usePageWithin } from '@marketplace/shared/ui/list';
import { useState } from 'react';

const SIZE = 20;

/** One page of a list of what is waiting on the server, with what its pagination needs. */
export const useBacklog = <T extends { totalElements?: number }>(path: string, parse: Reader<T>) => {
  const [page, setPage] = useState(0);
  const address = `${path}?page=${page}&size=${SIZE}`;
  const { status, data, reload } = useResource(address, { life: 'short', parse });
  const list = useLastShown(address, { status, data });
  usePageWithin({ page, size: SIZE }, data?.totalElements, setPage);
  return {
    status,
    list,
    reload,
    pages: { page, size: SIZE, totalElements: list?.totalElements ?? 0, onPage: setPage },
  };
};
