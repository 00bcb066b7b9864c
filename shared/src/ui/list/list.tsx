import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../empty/empty-state.tsx';
import { Table, type Column } from '../table/table.tsx';
import { Bulk, type BulkActions } from './bulk.tsx';
import { Controls, type ControlsProps } from './controls.tsx';
import { countOf } from './count-of.ts';
import { CsvButton } from './csv-button.tsx';
import { ListBody } from './list-body.tsx';
import { ListFailed } from './list-failed.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListHead } from './list-head.tsx';
import { NoMatch } from './no-match.tsx';
import { Pages } from './pages.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { SelectAll } from './select-all.tsx';
import { selectable } from './selectable.tsx';
import { sorted } from './sorted.ts';
import { useEveryRow } from './use-every-row.ts';
import { useReturnFocus } from './use-return-focus.ts';
import type { AnyList } from './use-list.ts';
import { useSelection, type Selection } from './use-selection.ts';

interface Props<Row> {
  list: AnyList<Row>;
  /** Names the section, its filters and its table: "Orders". */
  name: string;
  /** One row: "order". */
  noun: string;
  columns?: Column<Row>[];
  /** Renders the rows if they aren't a table. */
  render?: (rows: Row[]) => ReactNode;
  /** Options of filters that are known only at runtime, by field. */
  options?: ControlsProps['options'];
  /** Next to the filters. */
  chips?: ReactNode;
  /** Shown below a row; nothing below the others. */
  detail?: (row: Row) => ReactNode;
  /** The endpoint of the CSV file, with the filters of the view. */
  csv?: string;
  /** Buttons for the entire list. */
  tools?: ReactNode;
  /** Lets rows be selected. */
  bulk?: BulkActions<Row>;
  /** Shown when the list has no rows and nothing is filtered. */
  empty: ComponentProps<typeof EmptyState>;
  noMatch?: Pick<ComponentProps<typeof NoMatch>, 'text' | 'action'>;
  /** Shown instead of the usual failure. */
  failed?: ReactNode;
  className?: string | undefined;
  /** What is open next to the list. */
  children?: ReactNode;
}

const openRowOf = ({ definition, view }: AnyList<unknown>) =>
  String(Object.entries(definition.fields).flatMap(([name, { opensRow }]) => (opensRow ? [view[name]] : []))[0] ?? '');

const widthOf = ({ lead, numeric, action }: Pick<Column<unknown>, 'lead' | 'numeric' | 'action'>) =>
  lead ? 160 : numeric ? 72 : action ? 32 : 104;

const FAILED = 'The server didn’t respond. We kept your filters.';

const anyWidths = [160, 104, 104];

/** What is shown instead of rows: a failure, a skeleton or an empty state. */
const stateOf = <Row,>({ list, noun, columns, empty, noMatch, failed }: Props<Row>) => {
  const { status, shown, definition, view, change, reload } = list;
  const what = `${noun}s`;
  if (status === 'failed') return failed ?? <ListFailed what={what} text={FAILED} onRetry={reload} />;
  if (!shown) return <RowsSkeleton label={`Loading ${what}`} widths={columns?.map(widthOf) ?? anyWidths} />;
  if (shown.total > 0) return undefined;
  if (!definition.isFiltered(view)) return <EmptyState {...empty} />;
  return <NoMatch what={what} onClear={() => change(definition.noFilters)} {...noMatch} />;
};

/** The rows, as a table or as the screen renders them, and the pagination. */
const Rows = <Row extends { id: string }>({ selection, ...props }: Props<Row> & { selection: Selection }) => {
  const { list, name, columns, render, detail, bulk, className } = props;
  if (!list.shown) return null;
  const { rows, total } = list.shown;
  const shown = columns?.map(sorted(list));
  return (
    <ListBody busy={list.status === 'loading'} className={className}>
      {shown && (
        <Table
          caption={name}
          columns={bulk ? shown.map(selectable(selection, bulk.nameOf)) : shown}
          rows={rows}
          rowKey={({ id }) => id}
          {...(detail && { detail })}
        />
      )}
      {render?.(rows)}
      <Pages {...list.place} totalElements={total} onPage={(page) => list.change({ page })} />
    </ListBody>
  );
};

/** A list screen: filters, total, tools, rows, pages, and the bar for selected rows. */
export const List = <Row extends { id: string }>(props: Props<Row>) => {
  const { list, name, noun, columns = [], options = {}, chips, csv, tools, bulk, children } = props;
  const { shown } = list;
  const what = `${noun}s`;
  const controls = { list, what, options };
  const isEmpty = !shown || shown.total === 0;
  const every = useEveryRow(list);
  const selection = useSelection(
    shown?.rows.map(({ id }) => id) ?? [],
    every.rows?.map(({ id }) => id),
    every.clear,
  );
  const selected = every.rows ?? shown?.rows.filter(({ id }) => selection.has(id)) ?? [];
  useReturnFocus(openRowOf(list));
  return (
    <section aria-label={name}>
      <ListFilters
        {...controls}
        name={name}
        chips={chips}
        hasSortedColumns={columns.some(({ sortedBy }) => sortedBy)}
      />
      <ListHead
        total={shown && countOf(shown.total, noun, shown.isMore)}
        lead={bulk && <SelectAll selection={selection} disabled={isEmpty} />}
      >
        <Controls {...controls} place="head" />
        {csv !== undefined && <CsvButton path={csv} fileName={`${what}.csv`} disabled={isEmpty} />}
        {tools}
      </ListHead>
      {stateOf(props) ?? <Rows {...props} selection={selection} />}
      {bulk && selected.length > 0 && <Bulk {...{ list, noun, selection, every }} {...bulk} rows={selected} />}
      {children}
    </section>
  );
};
