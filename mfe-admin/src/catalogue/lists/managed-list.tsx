import type { Rows } from '@marketplace/shared/data';
import { Button } from '@marketplace/shared/ui';
import { List, ListFailed, queryOf, usePagedList, type ListView } from '@marketplace/shared/ui/list';
import { Inbox, Plus } from 'lucide-react';
import { useEffect, type ComponentProps } from 'react';
import { onCatalogueChange } from '../catalogue-changes.ts';
import { CATALOGUE } from '../use-managed.ts';

interface PageView {
  page: number;
  size: number;
}

/** A paged catalog list; reloads after every change. */
export const useManagedList = <View extends PageView, Row>(
  definition: ListView<View>,
  path: string,
  queryFor: (view: View) => Parameters<typeof queryOf>[0],
  parse: (answer: unknown) => Rows<Row>,
) => {
  const list = usePagedList(
    definition,
    (view) => `${CATALOGUE}${path}?${queryOf({ ...queryFor(view), page: view.page, size: view.size })}`,
    parse,
  );
  useEffect(() => onCatalogueChange(list.reload), [list.reload]);
  return list;
};

type Props<Row extends { id: string }> = Omit<ComponentProps<typeof List<Row>>, 'tools' | 'failed' | 'empty'> & {
  /** Label of the button that adds one. */
  newLabel: string;
  onNew: () => void;
  /** Text of the empty state. */
  holds: string;
};

/** A list of catalog items with a button to add one. */
export const ManagedList = <Row extends { id: string }>({ newLabel, onNew, holds, ...props }: Props<Row>) => {
  const what = `${props.noun}s`;
  return (
    <List
      noMatch={{ action: 'Clear filters' }}
      {...props}
      tools={
        <Button kind="primary" onClick={onNew}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          {newLabel}
        </Button>
      }
      failed={<ListFailed what={what} text="We kept your filters." onRetry={props.list.reload} />}
      empty={{ icon: Inbox, title: `No ${what} yet`, text: holds }}
    />
  );
};
