import pg from 'pg';
import { readConfig } from '../config.ts';
import { createApi } from '../create-api.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { afterLoading, beforeLoading } from '../operations/backup/load-tables.ts';
import type { Manifest } from '../operations/backup/manifest.ts';
import { createDatabase, type DatabaseConnection } from '../create-database.ts';
import { applySteps, migrationSteps } from './migration-steps.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  fallback: string | null;
}

/** By table and name. */
type Columns = Map<string, Column>;

const columnsOf = async (client: pg.Client | pg.Pool): Promise<Columns> => {
  const { rows } = await client.query<Column>(
    `select table_name as table, column_name as name, udt_name as type, is_nullable = 'YES' as nullable,
            column_default as fallback
       from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'
      order by table_name, ordinal_position`,
  );
  return new Map(rows.map((column) => [`${column.table}.${column.name}`, column]));
};

const tablesOf = (columns: Columns): Manifest['tables'] => {
  const names = [...new Set([...columns.values()].map(({ table }) => table))];
  const ofTable = (name: string) => [...columns.values()].filter(({ table }) => table === name);
  return names.map((name) => ({ name, columns: ofTable(name).map((column) => column.name), rows: 0 }));
};

type Rows = Map<string, string>;

/** All rows of these tables and columns, as PostgreSQL's own JSON. */
async function readRows(client: pg.Client | pg.Pool, tables: Manifest['tables']): Promise<Rows> {
  const rows: Rows = new Map();
  for (const { name, columns } of tables) {
    const list = columns.map((column) => `"${column}"`).join(', ');
    const found = await client.query<{ all: string }>(
      `select coalesce(json_agg(r order by r::text), '[]')::text as all from (select ${list} from "${name}") r`,
    );
    rows.set(name, found.rows[0]?.all ?? '[]');
  }
  return rows;
}

/** Inserts rows as the previous version does, which knows only its own columns; required ones get defaults. */
async function writeRows(client: pg.Client, columns: Columns, rows: Rows): Promise<void> {
  for (const { name, columns: names } of tablesOf(columns)) {
    const value = (column: string) => {
      const { nullable = true, fallback = null } = columns.get(`${name}.${column}`) ?? {};
      return nullable || fallback === null ? `"${column}"` : `coalesce("${column}", ${fallback})`;
    };
    await client.query(
      `insert into "${name}" (${names.map((column) => `"${column}"`).join(', ')}) overriding system value
       select ${names.map(value).join(', ')} from json_populate_recordset(null::"${name}", $1::json)`,
      [rows.get(name)],
    );
  }
}

const counted = (columns: Columns, rows: Rows): Manifest => ({
  format: 'marketplace-backup-1',
  madeAt: '',
  migrations: [],
  tables: tablesOf(columns).map((table) => ({
    ...table,
    rows: (JSON.parse(rows.get(table.name) ?? '[]') as []).length,
  })),
  sequences: [],
  entries: [],
});

/** The steps before the last one that changes a table: later ones change only rows. */
const previousSteps = () => {
  const steps = migrationSteps();
  return steps.slice(
    0,
    steps.findLastIndex(({ sql }) => /alter table/i.test(sql.join())),
  );
};

/** The demo data, written with the columns of the previous version. */
async function fillPrevious(url: string, demo: pg.Pool): Promise<Columns> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await applySteps(client, previousSteps());
  const columns = await columnsOf(client);
  const rows = await readRows(demo, tablesOf(columns));
  const manifest = counted(columns, rows);
  const keys = await beforeLoading(client, manifest);
  await writeRows(client, columns, rows);
  await afterLoading(client, manifest, keys);
  await client.end();
  return columns;
}

let target: TestDatabase;
let previous: Columns;
let before: Rows;
let migrated: DatabaseConnection;
beforeAll(async () => {
  const demo = await createTestDatabase();
  target = await createTestDatabase({ empty: true });
  previous = await fillPrevious(target.url, demo.pool);
  await demo.drop();
  before = await readRows(target.pool, tablesOf(previous));
  const start = { databaseUrl: target.url, databasePoolSize: 5, dataDir: '/nonexistent', production: true };
  migrated = await createDatabase(start);
});
afterAll(async () => {
  await migrated.close();
  await target.drop();
});

describe('a migrated database of the previous version', () => {
  it('keeps every row and value', async () => {
    const after = await readRows(migrated.pool, tablesOf(previous));
    expect(before.get('users')).toContain('buyer@tex.example');
    for (const [table, rows] of before) expect([table, after.get(table)]).toEqual([table, rows]);
  });

  it('works: users sign in and see the catalog and their cart', async () => {
    const app = await createApi({
      db: migrated,
      config: { ...readConfig({ NODE_ENV: 'test' }), maxEventLoopDelayMs: 0 },
    });
    const base = '/api/marketplace';
    const payload = { email: 'buyer@tex.example', password: 'Marketplace1' };
    const signedIn = await app.inject({ method: 'POST', url: `${base}/auth/login`, payload });
    const headers = { authorization: `Bearer ${signedIn.json<{ accessToken: string }>().accessToken}` };
    const modules = JSON.parse(before.get('modules') ?? '[]') as { status: string }[];
    const listed = await app.inject(`${base}/tex-admin/modules?size=1`);
    expect(listed.json().totalElements).toBe(modules.filter(({ status }) => status === 'published').length);
    for (const path of [
      '/tex-suite/cart',
      '/tex-suite/clients/user',
      '/tex-suite/subscription',
      '/tex-suite/dashboard',
    ])
      expect([path, (await app.inject({ url: base + path, headers })).statusCode]).toEqual([path, 200]);
    await app.close();
  });
});

describe('while replicas of the previous version still run', () => {
  it('none of their columns is missing, of another type or more strict', async () => {
    const now = await columnsOf(migrated.pool);
    for (const [name, column] of previous) {
      expect([name, now.get(name)?.type]).toEqual([name, column.type]);
      expect([name, column.nullable && now.get(name)?.nullable === false]).toEqual([name, false]);
    }
  });

  it('columns they do not know have defaults', async () => {
    const tables = new Set([...previous.values()].map(({ table }) => table));
    const added = [...(await columnsOf(migrated.pool))].filter(([name]) => !previous.has(name));
    expect(added.length).toBeGreaterThan(0);
    for (const [name, { nullable, fallback }] of added.filter(([, { table }]) => tables.has(table)))
      expect([name, nullable || fallback !== null]).toEqual([name, true]);
  });

  it('all their writes succeed', async () => {
    const client = new pg.Client({ connectionString: target.url });
    await client.connect();
    await client.query('begin');
    const manifest = counted(previous, before);
    const keys = await beforeLoading(client, counted(await columnsOf(client), new Map()));
    await writeRows(client, previous, before);
    await afterLoading(client, manifest, keys);
    expect(await readRows(client, tablesOf(previous))).toEqual(before);
    // With the current triggers, a module that they add is searchable.
    await client.query(
      `insert into modules (id, bucket_id, name, description, status)
       select 'theirs', bucket_id, 'Zylophone', 'Made by the version before', 'published' from modules limit 1`,
    );
    const found = await client.query("select 1 from module_search where module_id = 'theirs'");
    expect(found.rowCount).toBe(1);
    await client.query('rollback');
    await client.end();
  });
});
