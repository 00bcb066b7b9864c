import type { ColumnSort } from '../table/sort-button.tsx';

type FieldOf<Sort extends string> = Sort extends `${infer Field},${string}` ? Field : never;

const other = { asc: 'desc', desc: 'asc' } as const;

/**
 * Makes column titles sort. A second press reverses the order.
 * @param sort field and direction, as in the URL: `total,desc`
 */
export const sortBy =
  <Sort extends string>(sort: Sort, onSort: (sort: Sort) => void) =>
  (field: FieldOf<Sort>, first: 'asc' | 'desc' = 'desc'): ColumnSort => {
    const now = ([`asc`, `desc`] as const).find((direction) => sort === `${field},${direction}`);
    return {
      direction: now && (now === 'asc' ? 'ascending' : 'descending'),
      onSort: () => onSort(`${field},${now ? other[now] : first}` as Sort),
    };
  };
