import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
/** For statements that run alone as well as inside a transaction. */
export type Queries = Database | Transaction;

export const toDatabase = (client: pg.Pool | pg.Client): Database => drizzle(client);
