import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For statements that run alone as well as inside a transaction. */
export type Queries = Database | Transaction;

export function toDatabase(client: pg.Pool | pg.Client): Database {
  const db = drizzle(client);
  if (client instanceof pg.Pool) db.transaction = transactionOn(client);
  return db;
}

/** Gives its connection back however the transaction ends. Drizzle's own keeps one on which not even `begin` arrived. */
const transactionOn =
  (pool: pg.Pool): Database['transaction'] =>
  async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
