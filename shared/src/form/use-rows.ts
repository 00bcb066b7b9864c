import { useBound } from './form.tsx';
import { valueAt } from './paths.ts';

/** The rows of a list in the form around. */
export const useRows = <Row>(name: string) => {
  const { values, set } = useBound();
  const rows = valueAt(values, name) as Row[];
  return {
    rows,
    add: (row: Row) => set(name, [...rows, row]),
    remove: (at: number) =>
      set(
        name,
        rows.filter((_, index) => index !== at),
      ),
    /** One place up or down. */
    move: (at: number, by: 1 | -1) => set(name, rows.toSpliced(at, 1).toSpliced(at + by, 0, ...rows.slice(at, at + 1))),
  };
};
