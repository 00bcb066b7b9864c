import { useBound } from '../form.tsx';
import { valueAt } from '../paths.ts';

/** The rows of a list in the enclosing form. */
export const useRows = <Row>(name: string) => {
  const { values, busy, set } = useBound();
  const rows = valueAt(values, name) as Row[];
  /** Replaces a row with any number of rows. */
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
