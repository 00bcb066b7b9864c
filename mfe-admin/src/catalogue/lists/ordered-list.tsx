import type { Reader } from '@marketplace/shared/data';
import { pageWithin } from '@marketplace/shared/ui/list';
import { Pagination, type MenuAction } from '@marketplace/shared/ui/table';
import type { ReactNode } from 'react';
import { moveActions } from '../ordering/moves.ts';
import { SortableList } from '../ordering/sortable-list.tsx';
import { useOrder } from '../ordering/use-order.ts';
import { linkTo, useCatalogueView } from '../use-catalogue-view.ts';
import { useManaged } from '../use-managed.ts';
import styles from './entry-row.module.css';
import { EntryRow } from './entry-row.tsx';
import { ListStates } from './list-states.tsx';
import { ListTools } from './list-tools.tsx';

interface Entry {
  id: string;
}

interface Shown {
  name: string;
  detail?: ReactNode;
  picture?: ReactNode;
  badges?: ReactNode;
  actions: MenuAction[];
}

interface Props<Item extends Entry> {
  /** Where things of the kind are, such as `/slides`. */
  path: string;
  parse: Reader<Item[]>;
  /** Such as `slides`. */
  what: string;
  holds: string;
  newLabel: string;
  placeholder: string;
  statuses?: { value: string; label: string }[];
  statusOf?: (item: Item) => string;
  show: (item: Item) => Shown;
  /** What stands beside the list: undefined for a new one. */
  panel: (item: Item | undefined, close: () => void) => ReactNode;
}

const PAGE_SIZE = 20;

const sorts = [
  { value: '', label: 'As in the storefront' },
  { value: 'name,asc', label: 'Name' },
];

/** A list that is ordered by hand. Searched, filtered or sorted it is only looked at: its order is that of the whole. */
export const OrderedList = <Item extends Entry>(props: Props<Item>) => {
  const { path, parse, what, holds, newLabel, placeholder, statuses, statusOf, show, panel } = props;
  const { view, change } = useCatalogueView();
  const { status, shown, reload } = useManaged(path, parse);
  const { ordered, order } = useOrder(path, shown ?? []);
  const words = view.search.trim().toLowerCase();
  const isFiltered = words !== '' || view.status !== '';
  const all = ordered.map((item) => ({ ...show(item), id: item.id, item }));
  const found = all.filter(
    ({ name, item }) => name.toLowerCase().includes(words) && (view.status === '' || statusOf?.(item) === view.status),
  );
  if (view.sort !== '') found.sort((one, other) => one.name.localeCompare(other.name));
  const from = pageWithin({ page: view.page, size: PAGE_SIZE }, found.length) * PAGE_SIZE;
  const page = found.slice(from, from + PAGE_SIZE);
  const ids = ordered.map(({ id }) => id);
  /** A page that was ordered, within the whole. */
  const orderPage = (pageIds: string[]) => order(ids.toSpliced(from, pageIds.length, ...pageIds));
  const edited = shown?.find(({ id }) => id === view.edit);
  return (
    <section aria-label={what}>
      <ListTools
        view={view}
        onChange={change}
        what={what}
        placeholder={placeholder}
        {...(statuses && { statuses })}
        sorts={sorts}
        newLabel={newLabel}
        onNew={() => change({ edit: 'new' })}
      />
      <ListStates
        status={status}
        isShown={shown !== undefined}
        isEmpty={page.length === 0}
        isFiltered={isFiltered}
        what={what}
        holds={holds}
        onRetry={reload}
        onClear={() => change({ search: '', status: '', sort: '', page: 0 })}
      >
        <div className={styles.frame}>
          <SortableList label={what} items={page} fixed={isFiltered || view.sort !== ''} onOrder={orderPage}>
            {({ id, actions, item: _, ...row }, handle, moves) => (
              <EntryRow
                {...row}
                to={linkTo({ ...view, edit: id })}
                handle={handle}
                actions={[...moveActions(moves), ...actions]}
              />
            )}
          </SortableList>
        </div>
        {found.length > PAGE_SIZE && (
          <Pagination
            page={from / PAGE_SIZE}
            size={PAGE_SIZE}
            totalElements={found.length}
            onPage={(next) => change({ page: next })}
          />
        )}
      </ListStates>
      {shown && (view.edit === 'new' || edited) && panel(edited, () => change({ edit: '' }))}
    </section>
  );
};
