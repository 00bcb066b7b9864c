import type { Rows } from '@marketplace/shared/data';
import { usePageWithin } from '@marketplace/shared/ui/list';
import { Pagination } from '@marketplace/shared/ui/table';
import type { ReactNode } from 'react';
import type { useCatalogueView } from '../use-catalogue-view.ts';
import type { useManaged } from '../use-managed.ts';
import { ListStates } from './list-states.tsx';
import { ListTools } from './list-tools.tsx';

/** Rows of a page. */
export const PAGE_SIZE = 20;

interface Option {
  value: string;
  label: string;
}

interface Props<Row> extends ReturnType<typeof useCatalogueView> {
  read: Pick<ReturnType<typeof useManaged<Rows<Row>>>, 'status' | 'shown' | 'reload'>;
  /** "coupons". */
  what: string;
  placeholder: string;
  statuses: Option[];
  sorts: Option[];
  newLabel: string;
  onNew: () => void;
  /** What an empty list will hold. */
  holds: string;
  children: (rows: Row[]) => ReactNode;
}

/** What administrators manage, a page at a time: searched, filtered and sorted, and what stands in its place. */
export const ManagedList = <Row,>({ view, change, read, what, holds, children, ...tools }: Props<Row>) => {
  const { status, shown, reload } = read;
  const total = status === 'loading' ? undefined : shown?.total;
  usePageWithin({ page: view.page, size: PAGE_SIZE }, total, (page) => change({ page }, { replace: true }));
  return (
    <>
      <ListTools view={view} onChange={change} what={what} {...tools} />
      <ListStates
        status={status}
        isShown={shown !== undefined}
        isEmpty={shown?.total === 0}
        isFiltered={view.search !== '' || view.status !== ''}
        what={what}
        holds={holds}
        onRetry={reload}
        onClear={() => change({ search: '', status: '', page: 0 })}
      >
        {shown && (
          <div aria-busy={status === 'loading'}>
            {children(shown.rows)}
            <Pagination
              page={view.page}
              size={PAGE_SIZE}
              totalElements={shown.total}
              onPage={(page) => change({ page })}
            />
          </div>
        )}
      </ListStates>
    </>
  );
};
