import { lastingPart, type Queries } from './database.ts';

/**
 * For a statement that many calls ask: put together once for each database, and once for each connection that has transactions,
 * and known to PostgreSQL by its name.
 */
export function prepareOnce<Statement>(prepare: (db: Queries) => Statement): (db: Queries) => Statement {
  const prepared = new WeakMap<Queries, Statement>();
  return (db) => {
    const place = lastingPart(db);
    const statement = prepared.get(place) ?? prepare(place);
    prepared.set(place, statement);
    return statement;
  };
}
