import type { Column } from '../table/table.tsx';
import type { AnyList } from './use-list.ts';

const directions: Record<string, 'ascending' | 'descending'> = { asc: 'ascending', desc: 'descending' };

/**
 * Makes the title of a column sort the rows by the list's field `sort`. The first press uses the order that its options
 * list first, the next one the other direction.
 */
export const sorted =
  <Row>({ definition, view, change }: Pick<AnyList<Row>, 'definition' | 'view' | 'change'>) =>
  (column: Column<Row>): Column<Row> => {
    const { sortedBy } = column;
    const orders = (definition.fields.sort?.sorts ?? []).filter((order) => order.split(',')[0] === sortedBy);
    if (sortedBy === undefined || orders.length === 0) return column;
    const now = orders.indexOf(String(view.sort));
    const next = orders[(now + 1) % orders.length] ?? '';
    const direction = now === -1 ? undefined : directions[orders[now]?.split(',')[1] ?? ''];
    return { ...column, sort: { direction, onSort: () => change({ sort: next }) } };
  };
