import type pg from 'pg';

const tables = ['audit_events', 'audit_chain'];

/** For the tests' template: tests empty the log between cases, but deletions and changes are refused there too. */
export const allowTruncating = async (pool: pg.Pool): Promise<void> => {
  for (const table of tables) await pool.query(`alter table ${table} disable trigger ${table}_whole`);
};

/** As in production: the log can't be emptied either. */
export const refuseTruncating = async (pool: pg.Pool): Promise<void> => {
  for (const table of tables) await pool.query(`alter table ${table} enable trigger ${table}_whole`);
};
