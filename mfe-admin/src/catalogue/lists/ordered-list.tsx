import { holdsWords } from '@marketplace/shared/contracts';
import type { Reader } from '@marketplace/shared/data';
import { choice, defineView, oneOf, openRow, paging, search, sort, useWholeList } from '@marketplace/shared/ui/list';
import type { MenuAction } from '@marketplace/shared/ui/menu';
import type { ReactNode } from 'react';
import { moveActions } from '../ordering/moves.ts';
import { SortableList } from '../ordering/sortable-list.tsx';
import { useOrder } from '../ordering/use-order.ts';
import { named } from '../use-catalogue-view.ts';
import { useManaged } from '../use-managed.ts';
import styles from './entry-row.module.css';
import { EntryRow } from './entry-row.tsx';
import { ManagedList } from './managed-list.tsx';

interface Shown {
  name: string;
  /** Used by the filter. */
  status?: string;
  detail?: ReactNode;
  picture?: ReactNode;
  badges?: ReactNode;
  actions: MenuAction[];
}

interface Definition {
  /** The part of the catalog and its endpoint, such as `slides`. */
  part: string;
  placeholder: string;
  statuses?: { value: string; label: string }[];
}

const sorts = [
  { value: '', label: 'Storefront order' },
  { value: 'name,asc', label: 'Name' },
];

/** The URL state of a manually ordered list. */
export const orderedView = ({ part, placeholder, statuses }: Definition) => ({
  path: `/${part}`,
  definition: defineView(
    {
      search: search(placeholder),
      status: statuses ? choice('Show', statuses) : oneOf([{ value: '' }]),
      sort: sort(sorts),
      ...paging(),
      edit: openRow(named()),
    },
    { view: part },
  ),
});

type View = ReturnType<ReturnType<typeof orderedView>['definition']['readView']>;

const pick = <Row extends Shown>(all: Row[], { search: text, status, sort: order }: View) => {
  const holds = holdsWords(text);
  const found = all.filter((row) => holds(row.name) && (status === '' || row.status === status));
  return order === '' ? found : found.sort((one, other) => one.name.localeCompare(other.name));
};

interface Props<Item extends { id: string }> {
  of: ReturnType<typeof orderedView>;
  parse: Reader<Item[]>;
  /** Such as "Slides". */
  name: string;
  /** Such as "slide". */
  noun: string;
  holds: string;
  show: (item: Item) => Shown;
  /** Content of the side panel: undefined for a new one. */
  panel: (item: Item | undefined, close: () => void) => ReactNode;
}

/** A manually ordered list. Read-only while searched, filtered or sorted. */
export const OrderedList = <Item extends { id: string }>({
  of,
  parse,
  name,
  noun,
  holds,
  show,
  panel,
}: Props<Item>) => {
  const { path, definition } = of;
  const { shown, ...read } = useManaged(path, parse);
  const { ordered, order } = useOrder(path, shown ?? []);
  const data = shown && ordered.map((item) => ({ ...show(item), id: item.id }));
  const list = useWholeList(definition, { ...read, data, error: undefined }, pick);
  const { view, change, place } = list;
  const isFixed = definition.isFiltered(view) || view.sort !== '';
  /** Applies the order of one page to the full list. */
  const orderPage = (ids: string[]) => {
    const all = ordered.map(({ id }) => id);
    order(all.toSpliced(place.page * place.size, ids.length, ...ids));
  };
  const edited = shown?.find(({ id }) => id === view.edit);
  return (
    <ManagedList
      list={list}
      name={name}
      noun={noun}
      newLabel={`New ${noun}`}
      onNew={() => change({ edit: 'new' })}
      holds={holds}
      render={(rows) => (
        <div className={styles.frame}>
          <SortableList label={name} items={rows} fixed={isFixed} onOrder={orderPage}>
            {({ id, actions, ...row }, handle, moves) => (
              <EntryRow
                {...row}
                to={definition.linkTo({ edit: id }, view)}
                handle={handle}
                actions={[...moveActions(moves), ...actions]}
              />
            )}
          </SortableList>
        </div>
      )}
    >
      {shown && (view.edit === 'new' || edited) && panel(edited, () => change({ edit: '' }))}
    </ManagedList>
  );
};
