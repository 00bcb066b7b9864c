/** The state of a read. `data` stays during a reload. */
export interface Resource<T> {
  status: 'loading' | 'loaded' | 'failed';
  data: T | undefined;
  error: unknown;
  /** Bypasses the cache. */
  reload: () => void;
}
