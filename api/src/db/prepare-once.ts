import type { Database } from './database.ts';

/** For a statement that many calls ask: put together once for each database, and known to PostgreSQL by its name. */
export function prepareOnce<Statement>(prepare: (db: Database) => Statement): (db: Database) => Statement {
  const prepared = new WeakMap<Database, Statement>();
  return (db) => {
    const statement = prepared.get(db) ?? prepare(db);
    prepared.set(db, statement);
    return statement;
  };
}
