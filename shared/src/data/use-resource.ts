import { useCallback, useEffect, useRef, useState } from 'react';
import { isCancelled, type ReadOptions } from '../http/index.ts';
import { useDataSource } from './data-source.ts';
import type { Resource } from './resource.ts';

interface State<T> {
  key: string | null;
  status: Resource<T>['status'];
  data: T | undefined;
  error: unknown;
}

type Options<T> = Pick<ReadOptions, 'life'> & {
  /** Turns the answer, whatever its shape, into what the page works with. */
  parse: (answer: unknown) => T;
};

/**
 * Reads a path below the marketplace base through the response cache. A null path reads nothing and stays loading.
 * Cancelled when the component leaves.
 */
export const useResource = <T>(path: string | null, { life, parse }: Options<T>): Resource<T> => {
  const source = useDataSource();
  const start = (): State<T> => {
    const at = path === null ? undefined : source.peek(path);
    return at === undefined
      ? { key: path, status: 'loading', data: undefined, error: undefined }
      : { key: path, status: 'loaded', data: parse(at), error: undefined };
  };
  const [state, setState] = useState(start);
  const [reloads, setReloads] = useState(0);
  const fresh = useRef(false);
  // Another path: begin anew, before anything of the old one is shown.
  if (state.key !== path) setState(start());
  const current = state.key === path ? state : start();
  const atHand = current.status === 'loaded';

  useEffect(() => {
    if (path === null || (atHand && !fresh.current)) return;
    const abort = new AbortController();
    const past = fresh.current;
    fresh.current = false;
    const settle = (next: Omit<State<T>, 'key'>) => !abort.signal.aborted && setState({ key: path, ...next });
    source
      .read(path, { ...(life && { life }), fresh: past, signal: abort.signal })
      .then((answer) => settle({ status: 'loaded', data: parse(answer), error: undefined }))
      .catch((error: unknown) => {
        if (!isCancelled(error)) settle({ status: 'failed', data: undefined, error });
      });
    return () => abort.abort();
    // `parse` is a function of the module, not of the render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path, life, reloads, source]);

  const reload = useCallback(() => {
    fresh.current = true;
    setState((was) => ({ ...was, status: 'loading', error: undefined }));
    setReloads((count) => count + 1);
  }, []);

  return { status: current.status, data: current.data, error: current.error, reload };
};
