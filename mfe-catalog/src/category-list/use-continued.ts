import { useDataSource } from '@marketplace/shared/data';
import { useState } from 'react';

interface Continuation<T> {
  /** The items that came with the page. */
  first: T[];
  /** Length of the whole list. */
  total: number;
  /** The API path of the items after the first `from`. */
  pathOf: (from: number) => string;
  parse: (answer: unknown) => T[];
}

export interface Continued<T> {
  items: T[];
  /** How many are not loaded yet. */
  left: number;
  status: 'idle' | 'loading' | 'failed';
  more: () => Promise<void>;
}

const distinct = <T extends { id: string }>(items: T[]): T[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** A long list whose first items came with the page; the rest loads on demand, part by part. */
export const useContinued = <T extends { id: string }>(list: Continuation<T>): Continued<T> => {
  const { first, total, pathOf, parse } = list;
  const source = useDataSource();
  const [further, setFurther] = useState<T[]>([]);
  const [ended, setEnded] = useState(false);
  const [status, setStatus] = useState<Continued<T>['status']>('idle');
  // A change on the server between two parts may move an item from one to the other.
  const items = distinct([...first, ...further]);
  const more = async () => {
    setStatus('loading');
    try {
      const part = parse(await source.read(pathOf(first.length + further.length)));
      setFurther((were) => [...were, ...part]);
      setEnded(part.length === 0);
      setStatus('idle');
    } catch {
      setStatus('failed');
    }
  };
  return { items, left: ended ? 0 : Math.max(0, total - first.length - further.length), status, more };
};
