import pg from 'pg';

/** The connections of one process, made as they are needed and made anew when they break. */
export function openPool(url: string, size: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'marketplace',
  });
  // An idle connection that breaks is replaced by the pool; unheard, its error would end the process.
  pool.on('error', () => undefined);
  // So would that of one that a transaction holds: the pool listens to idle ones alone. The transaction's next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
