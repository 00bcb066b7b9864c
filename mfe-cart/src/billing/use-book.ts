import { useResource, type Reader, type Resource } from '@marketplace/shared/data';
import { useReloadOnChange } from './use-reload-on-change.ts';

/** A part of the books, reloaded when they change. A null path reads nothing. */
export const useBook = <T>(path: string | null, parse: Reader<T>): Resource<T> => {
  const resource = useResource(path, { life: 'short', parse });
  useReloadOnChange(resource.reload);
  return resource;
};
