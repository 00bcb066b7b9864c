import { formatCount } from '../../contracts/index.ts';
import type { ReactNode } from 'react';
import { BulkBar } from './bulk-bar.tsx';
import { countOf } from './count-of.ts';
import { useBatches, type Action } from './use-batches.ts';
import { MOST_SELECTED, type useEveryRow } from './use-every-row.ts';
import type { AnyList } from './use-list.ts';
import type { Selection } from './use-selection.ts';

/** What is selected, for actions. */
export interface Picked<Row> {
  rows: Row[];
  ids: string[];
  /** All that match, on all pages: requests should name the filter, and confirm dialogs the number. */
  isAll: boolean;
  /** Runs an action on them; returns whether anything was changed. */
  run: (action: Action) => Promise<boolean>;
}

export interface BulkActions<Row> {
  /** Names a row, read aloud. */
  nameOf: (row: Row) => string;
  actions: (picked: Picked<Row>) => ReactNode;
}

interface Props<Row> extends BulkActions<Row> {
  list: AnyList<Row>;
  /** "order". */
  noun: string;
  rows: Row[];
  selection: Selection;
  every: ReturnType<typeof useEveryRow<Row & { id: string }>>;
}

/** Selects all rows that match, once all of the page are selected. */
const offerOf = <Row,>({ list, noun, selection, every }: Props<Row>) => {
  const { shown, definition, view } = list;
  if (every.rows || !shown || !list.everyRow || !selection.isAll || shown.total <= shown.rows.length) return undefined;
  const all = countOf(shown.total, noun, shown.isMore);
  if (shown.total > MOST_SELECTED) return undefined;
  return `Select all ${all}${definition.isFiltered(view) ? ' that match' : ''}`;
};

/** The bar of the selected rows: how many they are, the offer to select all that match, actions and their progress. */
export const Bulk = <Row extends { id: string }>(props: Props<Row>) => {
  const { list, noun, rows, selection, every, nameOf, actions } = props;
  const ids = rows.map(({ id }) => id);
  const names = new Map(rows.map((row) => [row.id, nameOf(row)]));
  const isAll = every.rows !== undefined;
  const clear = () => {
    selection.clear();
    list.reload();
  };
  const { run, finished } = useBatches({ ids, nameOf: (id) => names.get(id) ?? id, isAll, done: clear });
  const total = formatCount(list.shown?.total ?? 0);
  const status =
    every.read !== undefined
      ? `Selecting ${formatCount(every.read)} of ${total} ...`
      : finished !== undefined && isAll
        ? `${formatCount(finished)} of ${countOf(ids.length, noun)} done ...`
        : undefined;
  return (
    <BulkBar
      label={`Selected ${noun}s`}
      selection={selection}
      status={status}
      offer={status === undefined ? offerOf(props) : undefined}
      onOffer={() => void every.select()}
    >
      {status === undefined && actions({ rows, ids, isAll, run })}
    </BulkBar>
  );
};
