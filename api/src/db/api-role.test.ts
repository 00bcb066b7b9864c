import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { allJobs } from '../all-jobs.ts';
import { readConfig } from '../config.ts';
import { createApi } from '../create-api.ts';
import { createDatabase, type DatabaseConnection } from '../create-database.ts';
import { openJobQueue } from '../jobs/index.ts';
import { sealAudit, tidy } from '../operations/index.ts';

const config = { ...readConfig({ NODE_ENV: 'test' }), maxEventLoopDelayMs: 0 };

let owner: TestDatabase;
let name: string;
let apiUrl: string;

const withUser = (url: string, user: string, password: string) =>
  Object.assign(new URL(url), { username: user, password }).href;

beforeEach(async () => {
  name = `api_${randomBytes(6).toString('hex')}`;
  apiUrl = '';
});
afterEach(async () => {
  await owner.pool.query(`drop owned by ${name} cascade`).catch(() => undefined);
  const { url } = owner;
  await owner.drop();
  const server = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: '/postgres' }).href });
  await server.connect();
  await server.query(`drop role if exists ${name}`).finally(() => server.end());
});

const open = (more: object = { migrateDatabaseUrl: owner.url }) =>
  createDatabase({ databaseUrl: apiUrl, databasePoolSize: 5, dataDir: '/nonexistent', production: false, ...more });
const setUp = async (options?: { empty: boolean }) => {
  owner = await createTestDatabase(options);
  apiUrl = withUser(owner.url, name, "p'a%5Css");
};

const work = async (database: DatabaseConnection): Promise<FastifyInstance> => {
  const app = await createApi({ db: database, config });
  const payload = { email: 'buyer@tex.example', password: 'Marketplace1' };
  const signedIn = await app.inject({ method: 'POST', url: '/api/marketplace/auth/login', payload });
  expect(signedIn.statusCode).toBe(200);
  const headers = { authorization: `Bearer ${signedIn.json<{ accessToken: string }>().accessToken}` };
  const cart = await app.inject({ url: '/api/marketplace/tex-suite/cart', headers });
  expect(cart.statusCode).toBe(200);
  return app;
};

const refusals = [
  'delete from audit_events',
  "update audit_events set action = 'x.y'",
  'truncate audit_events',
  'update audit_chain set sequence = 0',
  'delete from audit_chain',
  'truncate audit_chain',
  'drop table audit_events',
  'alter table audit_events disable trigger all',
  'drop trigger audit_events_kept on audit_events',
  'create or replace function keep_audit_events() returns trigger language plpgsql as $$ begin return new; end $$',
  "set session_replication_role = 'replica'",
  "set marketplace.audit = 'retention'; delete from audit_events",
];

describe('an API with its own role', () => {
  it('sets up an empty database as its owner, and works; it can only add to the audit log', async () => {
    await setUp({ empty: true });
    const database = await open();
    const app = await work(database);
    await sealAudit(database.db);
    await tidy(database.db, { auditRetentionDays: 1 });
    // Only a warning, and nothing else.
    await database.pool.query('grant all on audit_events to current_user');
    for (const statement of refusals)
      await expect(database.pool.query(statement).then(() => statement)).rejects.toMatchObject({
        message: expect.stringMatching(/permission denied|must be owner/),
      });
    expect((await database.pool.query('select action from audit_events')).rows).toEqual([{ action: 'user.signed_in' }]);
    await app.close();
    await database.close();
    // The next replica does not know the owner.
    const replica = await open({});
    await (await work(replica)).close();
    await replica.close();
  });

  it('takes over a database that a single role has owned so far, with its waiting jobs', async () => {
    await setUp();
    const queue = await openJobQueue({ pool: owner.pool, config, log: Fastify().log }, allJobs);
    await queue.boss.send('send-mail', {}, { startAfter: 3_600 });
    await queue.close();
    const database = await open();
    const app = await work(database);
    expect((await database.pool.query("select 1 from pgboss.job where name = 'send-mail'")).rows).toHaveLength(1);
    await app.close();
    await database.close();
    const { rows } = await owner.pool.query(
      `select relname from pg_class where relnamespace = 'pgboss'::regnamespace and relowner <> $1::regrole and relkind in ('r', 'p', 'S')`,
      [name],
    );
    expect(rows).toEqual([]);
    // Going back to a single role loses nothing.
    const alone = await createDatabase({ ...config, databaseUrl: owner.url });
    await (await work(alone)).close();
    await alone.close();
  });

  it('may use the tables of later migrations', async () => {
    await setUp();
    await (await open()).close();
    await owner.pool.query('create table later (id bigserial primary key)');
    const database = await open({});
    await database.pool.query('insert into later default values');
    await database.close();
  });

  it('says what to do if the tables are older', async () => {
    await setUp();
    await (await open()).close();
    await owner.pool.query('update drizzle.__drizzle_migrations set created_at = 1');
    await expect(open({})).rejects.toThrow(/^The tables are older than this version, .*Run "npm run migrate"/);
  });

  it('is refused if it could still rewrite the log', async () => {
    await setUp();
    await owner.pool.query(`create role ${name} login superuser password 'x'`);
    await expect(open()).rejects.toThrow(`The user "${name}" of DATABASE_URL could rewrite the audit log`);
  });
});
