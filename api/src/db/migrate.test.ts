import { createTestDatabase } from '../../test/test-database.ts';
import { createDatabase } from '../create-database.ts';

const config = (url: string, production: boolean) => ({
  databaseUrl: url,
  databasePoolSize: 2,
  dataDir: '/nonexistent',
  production,
});

describe('migrating a database', () => {
  it('runs once when replicas start together', async () => {
    const database = await createTestDatabase({ empty: true });
    const replicas = await Promise.all(Array.from({ length: 4 }, () => createDatabase(config(database.url, false))));
    const { rows } = await database.pool.query(
      'select (select count(*)::int from users) as users, (select count(*)::int from signing_keys) as keys',
    );
    expect(rows).toEqual([{ users: 10, keys: 1 }]);
    await Promise.all(replicas.map((replica) => replica.close()));
    await database.drop();
  });

  it('adds no demo data in production, where demo accounts are refused', async () => {
    const database = await createTestDatabase({ empty: true });
    const production = await createDatabase(config(database.url, true));
    const { rows } = await database.pool.query('select count(*)::int as n from users');
    expect(rows[0].n).toBe(0);
    await production.close();
    await database.drop();
  });

  it('reports in one sentence that the database refused the connection', async () => {
    const database = await createTestDatabase({ empty: true });
    const url = new URL(database.url);
    url.pathname = '/no_such_database';
    await expect(createDatabase(config(url.toString(), true))).rejects.toThrow(
      /^The database of DATABASE_URL can't be opened: .*no_such_database.*\.$/,
    );
    await database.drop();
  });
});
