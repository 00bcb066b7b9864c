import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isCancelled, isConnectionError, responseCache, whenConnectionBack, type ReadOptions } from '../http/index.ts';
import { useDataSource } from './data-source.ts';
import type { Reader } from '../reading/index.ts';
import type { Resource } from './resource.ts';

interface State<T> {
  key: string;
  status: Resource<T>['status'];
  data: T | undefined;
  error: unknown;
}

type Options<T> = Pick<ReadOptions, 'life'> & {
  /** Turns a response of any shape into the page's data; throws if it makes no sense. */
  parse: Reader<T>;
};

/** Undefined if it throws: the effect reads the response again and reports the failure. */
const attempt = <T>(task: () => T): T | undefined => {
  try {
    return task();
  } catch {
    return undefined;
  }
};

/** The cache's era: a new one starts when someone signs in or out, here or in another tab. */
const useEra = () =>
  useSyncExternalStore(
    responseCache.onCleared,
    () => responseCache.era,
    () => 0,
  );

/**
 * Reads a path below the marketplace base through the response cache. A null path reads nothing and stays loading.
 * Canceled on unmount; read again when the cache is emptied, so that nobody sees another user's data, and once the
 * connection is back if it failed without one.
 */
export const useResource = <T>(path: string | null, { life, parse }: Options<T>): Resource<T> => {
  const source = useDataSource();
  const era = useEra();
  const key = `${era} ${path ?? ''}`;
  const start = (): State<T> => {
    const at = path === null ? undefined : source.peek(path);
    const data = at === undefined ? undefined : attempt(() => parse(at));
    return { key, status: data === undefined ? 'loading' : 'loaded', data, error: undefined };
  };
  const [state, setState] = useState(start);
  const [reloads, setReloads] = useState(0);
  const fresh = useRef(false);
  // Another path or era: start over before anything old is shown.
  if (state.key !== key) setState(start());
  const current = state.key === key ? state : start();
  const atHand = current.status === 'loaded';

  useEffect(() => {
    if (path === null || (atHand && !fresh.current)) return;
    const abort = new AbortController();
    const past = fresh.current;
    fresh.current = false;
    const settle = (next: Omit<State<T>, 'key'>) => !abort.signal.aborted && setState({ key, ...next });
    source
      .read(path, { ...(life && { life }), fresh: past, signal: abort.signal })
      .then((answer) => settle({ status: 'loaded', data: parse(answer), error: undefined }))
      .catch((error: unknown) => {
        if (!isCancelled(error)) settle({ status: 'failed', data: undefined, error });
      });
    return () => abort.abort();
    // `parse` is a function of the module, not of the render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, life, reloads, source]);

  const reload = useCallback(() => {
    fresh.current = true;
    setState((was) => ({ ...was, status: 'loading', error: undefined }));
    setReloads((count) => count + 1);
  }, []);

  const { status, error } = current;
  useEffect(
    () => (status === 'failed' && isConnectionError(error) ? whenConnectionBack(reload) : undefined),
    [status, error, reload],
  );

  return { status, data: current.data, error, reload };
};
