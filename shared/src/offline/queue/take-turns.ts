import { createLimit } from '../../http/limit.ts';

const LOCK = 'marketplace-cart-queue';

/**
 * One task at a time: over all tabs where the browser has Web Locks, else in this tab. Two tabs may then send the same
 * entry, which its key makes harmless.
 */
export const takeTurns = () => {
  const inTab = createLimit(1);
  return <T>(task: () => Promise<T>): Promise<T> =>
    typeof navigator !== 'undefined' && navigator.locks
      ? (navigator.locks.request(LOCK, task) as Promise<T>)
      : inTab(task);
};
