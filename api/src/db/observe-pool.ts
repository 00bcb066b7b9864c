import type pg from 'pg';
import { metrics } from '../observability/index.ts';

/** Shows the connections of a pool to Prometheus. */
export function observePool(pool: pg.Pool): void {
  const measured = metrics();
  measured?.onCollect(() => {
    measured.poolConnections.set({ state: 'idle' }, pool.idleCount);
    measured.poolConnections.set({ state: 'used' }, pool.totalCount - pool.idleCount);
    measured.poolMaximum.set(pool.options.max);
    measured.poolWaiting.set(pool.waitingCount);
  });
}
