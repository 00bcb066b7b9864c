import { useDataSource } from '@marketplace/shared/data';
import { useState } from 'react';

interface Continuation<T> {
  /** At hand from the start. */
  first: T[];
  /** Of the whole list. */
  total: number;
  /** Where the items behind the first `from` are. */
  pathOf: (from: number) => string;
  parse: (answer: unknown) => T[];
}

export interface Continued<T> {
  items: T[];
  /** Not at hand yet. */
  left: number;
  status: 'idle' | 'loading' | 'failed';
  more: () => Promise<void>;
}

const distinct = <T extends { id: string }>(items: T[]): T[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** A long list of which the first items came with the page, and the rest comes part by part when it is asked for. */
export const useContinued = <T extends { id: string }>(list: Continuation<T>): Continued<T> => {
  const { first, total, pathOf, parse } = list;
  const source = useDataSource();
  const [further, setFurther] = useState<T[]>([]);
  const [ended, setEnded] = useState(false);
  const [status, setStatus] = useState<Continued<T>['status']>('idle');
  // What changes on the server between two parts may move an item from one into the other.
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
