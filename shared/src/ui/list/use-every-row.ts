import { useState } from 'react';
import { notify } from '../../toast/index.ts';
import type { AnyList } from './use-list.ts';

/** Selecting more would take too long. */
export const MOST_SELECTED = 10_000;

/** All rows that match the list's filters, on all pages, once the user selects them, until the filters change. */
export const useEveryRow = <Row extends { id: string }>({ everyRow, filtered }: AnyList<Row>) => {
  const [found, setFound] = useState<{ filtered: string | undefined; rows: Row[] }>();
  const [read, setRead] = useState<number>();
  const select = async () => {
    setRead(0);
    try {
      const rows = (await everyRow?.(setRead)) ?? [];
      setFound({ filtered, rows: [...new Map(rows.map((row) => [row.id, row])).values()] });
    } catch {
      notify.error('The other pages could not be loaded, so only this page is selected. Please try again.');
    }
    setRead(undefined);
  };
  return {
    rows: found?.filtered === filtered ? found?.rows : undefined,
    /** How many have been read so far; undefined unless they are being read. */
    read,
    select,
    clear: () => setFound(undefined),
  };
};
