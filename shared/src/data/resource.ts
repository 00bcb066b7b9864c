/** Where a read stands. `data` stays while a reload is under way. */
export interface Resource<T> {
  status: 'loading' | 'loaded' | 'failed';
  data: T | undefined;
  error: unknown;
  /** Asks the network, past the cache. */
  reload: () => void;
}
