import type { Resource } from '@marketplace/shared/data';
import { isCancelled } from '@marketplace/shared/http';
import { useCallback, useEffect, useState } from 'react';

type State<T> = Omit<Resource<T>, 'reload'> & { key: string };

/** Loads what no cache keeps: the response to a POST, or to another base. The key identifies the request. */
export const useCall = <T>(key: string, call: (signal: AbortSignal) => Promise<T>): Resource<T> => {
  const begin = (data?: T): State<T> => ({ key, status: 'loading', data, error: undefined });
  const [state, setState] = useState<State<T>>(begin);
  const [turn, setTurn] = useState(0);
  const current = state.key === key ? state : begin();
  if (current !== state) setState(current);

  useEffect(() => {
    const abort = new AbortController();
    const settle = (next: Omit<State<T>, 'key'>) => !abort.signal.aborted && setState({ key, ...next });
    call(abort.signal)
      .then((data) => settle({ status: 'loaded', data, error: undefined }))
      .catch((error: unknown) => !isCancelled(error) && settle({ status: 'failed', data: undefined, error }));
    return () => abort.abort();
    // The key identifies the call.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, turn]);

  const reload = useCallback(() => {
    setState((was) => ({ ...was, status: 'loading', error: undefined }));
    setTurn((count) => count + 1);
  }, []);
  const { status, data, error } = current;
  return { status, data, error, reload };
};
