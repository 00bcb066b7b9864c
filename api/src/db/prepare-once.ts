import { lastingPart, type Queries } from './database.ts';

/**
 * For frequent statements: built once per database and once per connection with transactions, and known to PostgreSQL
 * by name.
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
