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

const connections = new WeakMap<pg.PoolClient, Database>();
const connectionOf = (client: pg.PoolClient): Database => {
  const connection = connections.get(client) ?? drizzle(client);
  connections.set(client, connection);
  return connection;
};

const connectionsOfTransactions = new WeakMap<Queries, Database>();

/** What outlives a transaction: its connection, on which a statement is part of it as well. */
export const lastingPart = (db: Queries): Queries => connectionsOfTransactions.get(db) ?? db;

/** Gives its connection back however the transaction ends. Drizzle's own keeps one on which not even `begin` arrived. */
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
