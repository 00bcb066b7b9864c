import pg from 'pg';

/** The connections of one process, opened on demand and replaced when they break. */
export function openPool(url: string, size: number, limits: pg.PoolConfig = {}): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'marketplace',
    ...limits,
  });
  // The pool replaces an idle connection that breaks; unhandled, its error would end the process.
  pool.on('error', () => undefined);
  // The same for a connection in a transaction, which the pool doesn't listen to. The transaction's next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Connections to a read replica, which is given up early: the primary takes over. */
export const openReplica = (url: string | undefined, size: number): pg.Pool | undefined =>
  url === undefined ? undefined : openPool(url, size, { connectionTimeoutMillis: 1_000, query_timeout: 3_000 });
