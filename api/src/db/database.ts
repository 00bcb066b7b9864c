import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For statements that run both inside and outside a transaction. */
export type Queries = Database | Transaction;

export function toDatabase(client: pg.Pool | pg.Client): Database {
  const db = drizzle(client);
  if (client instanceof pg.Pool) db.transaction = transactionOn(client);
  return db;
}

const connections = new WeakMap<pg.PoolClient, Database>();
const connectionOf = (client: pg.PoolClient): Database => {
  const connection = connections.get(client) ?? drizzle(client);
  connections.set(client, connection);
  return connection;
};

const connectionsOfTransactions = new WeakMap<Queries, Database>();

/** The connection of a transaction, which outlives it; statements on it are part of the transaction. */
export const lastingPart = (db: Queries): Queries => connectionsOfTransactions.get(db) ?? db;

/** Always releases its connection. Drizzle's own version leaks it if even `begin` fails. */
const transactionOn =
  (pool: pg.Pool): Database['transaction'] =>
  async (work, config) => {
    const client = await pool.connect();
    const connection = connectionOf(client);
    try {
      return await connection.transaction((tx) => {
        connectionsOfTransactions.set(tx, connection);
        return work(tx);
      }, config);
    } finally {
      client.release();
    }
  };
