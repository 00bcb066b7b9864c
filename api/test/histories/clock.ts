import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/**
 * The clock of a test and of its database, which is stopped until the test moves it.
 *
 * `Date` is faked. Statements and triggers call `now()` without a schema, so a function of that name in a schema before
 * `pg_catalog` takes its place; only column defaults name the function itself, and are replaced. So the entire product
 * runs as it is, at any moment, across leap days and changes of the clocks. Moving the stored rows back instead would
 * change the days that documents have.
 */
export interface Clock {
  now: () => number;
  /** @param moment in milliseconds; it may be in the past */
  set: (moment: number) => Promise<void>;
}

/** What keeps running; timers stop with the clock, so that no job runs between the steps. */
const running = ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask', 'performance', 'hrtime'] as const;

const replaceNow = `
  create schema clock;
  create table clock.hands (at timestamptz not null);
  insert into clock.hands values (pg_catalog.now());
  create function clock.now() returns timestamptz language sql stable as 'select at from clock.hands';
  do $$
  declare
    found record;
  begin
    for found in
      select table_schema, table_name, column_name from information_schema.columns
       where table_schema = 'public' and column_default = 'now()'
    loop
      execute format('alter table %I.%I alter column %I set default clock.now()', found.table_schema, found.table_name, found.column_name);
    end loop;
    execute format('alter database %I set search_path = clock, pg_catalog, public', current_database());
  end $$`;

/** A database with its own clock. Connections opened earlier would only know the old one. */
export async function openClockedDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  const client = await database.pool.connect();
  await client.query(replaceNow);
  client.release(true);
  return database;
}

/** Stops the clock of such a database, and that of the test. */
export function takeClock({ pool }: TestDatabase): Clock {
  jest.useFakeTimers({ doNotFake: [...running] });
  const set = async (moment: number) => {
    jest.setSystemTime(moment);
    await pool.query('update clock.hands set at = $1', [new Date(moment)]);
  };
  return { now: () => Date.now(), set };
}
