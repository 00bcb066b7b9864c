import { useBound } from '../form.tsx';
import { valueAt } from '../paths.ts';

/** The rows of a list in the form around. */
export const useRows = <Row>(name: string) => {
  const { values, busy, set } = useBound();
  const rows = valueAt(values, name) as Row[];
  /** Puts any number of rows in the place of one. */
  const replace = (at: number, ...by: Row[]) => set(name, rows.toSpliced(at, 1, ...by));
  return {
    rows,
    busy,
    replace,
    add: (row: Row) => set(name, [...rows, row]),
    remove: (at: number) => replace(at),
    /** One place up or down. */
    move: (at: number, by: 1 | -1) => set(name, rows.toSpliced(at, 1).toSpliced(at + by, 0, ...rows.slice(at, at + 1))),
  };
};
