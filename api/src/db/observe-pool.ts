import type pg from 'pg';
import { metrics } from '../observability/index.ts';

/** Shows the connections of a pool to Prometheus. */
export function observePool(pool: pg.Pool, database: 'primary' | 'replica'): void {
  const measured = metrics();
  measured?.onCollect(() => {
    measured.poolConnections.set({ database, state: 'idle' }, pool.idleCount);
    measured.poolConnections.set({ database, state: 'used' }, pool.totalCount - pool.idleCount);
    measured.poolMaximum.set({ database }, pool.options.max);
    measured.poolWaiting.set({ database }, pool.waitingCount);
  });
}
