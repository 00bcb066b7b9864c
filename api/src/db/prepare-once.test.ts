import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { toDatabase, type Queries } from './database.ts';
import { prepareOnce } from './prepare-once.ts';
import { clients } from './schema/organizations.ts';

let database: TestDatabase;
beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());

let made = 0;
const nameQuery = prepareOnce((db) => {
  made += 1;
  return db
    .select({ name: clients.name })
    .from(clients)
    .where(eq(clients.id, sql.placeholder('id')))
    .prepare('name_of_client');
});
const nameOf = async (db: Queries) => (await nameQuery(db).execute({ id: 'meridian' }))[0]?.name;
const rename = (db: Queries, name: string) => db.update(clients).set({ name }).where(eq(clients.id, 'meridian'));

const undone = new Error('undone');
const inUndone = (work: (tx: Queries) => Promise<void>) =>
  database.db
    .transaction(async (tx) => {
      await work(tx);
      throw undone;
    })
    .catch((error: unknown) => expect(error).toBe(undone));

it('takes part in the transaction it runs in, and in no other', async () => {
  const before = await nameOf(database.db);
  await inUndone(async (tx) => {
    await rename(tx, 'Renamed');
    expect(await nameOf(tx)).toBe('Renamed');
    expect(await nameOf(database.db)).toBe(before);
    await inUndone(async (other) => expect(await nameOf(other)).toBe(before));
  });
  expect(await nameOf(database.db)).toBe(before);
});

it('takes part in a nested transaction', async () => {
  const before = await nameOf(database.db);
  await inUndone(async (tx) => {
    await tx
      .transaction(async (inner) => {
        await rename(inner, 'Renamed');
        expect(await nameOf(inner)).toBe('Renamed');
        throw undone;
      })
      .catch((error: unknown) => expect(error).toBe(undone));
    expect(await nameOf(tx)).toBe(before);
  });
});

it('is built once for all transactions of a connection', async () => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const before = made;
  for (let turn = 0; turn < 3; turn += 1) await toDatabase(pool).transaction(nameOf);
  expect(made).toBe(before + 1);
  await pool.end();
});
