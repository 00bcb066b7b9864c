import { createLimit } from '../../http/limit.ts';

const LOCK = 'marketplace-cart-queue';

/**
 * Runs one task at a time: across tabs with Web Locks, else in this tab. Without them two tabs may send the same
 * entry, which its key makes harmless.
 */
export const takeTurns = () => {
  const inTab = createLimit(1);
  return <T>(task: () => Promise<T>): Promise<T> =>
    typeof navigator !== 'undefined' && navigator.locks
      ? (navigator.locks.request(LOCK, task) as Promise<T>)
      : inTab(task);
};
