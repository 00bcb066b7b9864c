import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ModulePage } from '@marketplace/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { openProxy, type CuttableProxy } from '../../../test/cuttable-proxy.ts';
import { startReplica, type Replica } from '../../../test/replica.ts';
import { until } from '../../../test/until.ts';
import { readConfig } from '../../config.ts';
import { createApi } from '../../create-api.ts';
import { createDatabase, type DatabaseConnection } from '../../create-database.ts';
import { startPostgres, type EmbeddedPostgres } from '../../db/postgres.ts';

let dataDir: string;
let primary: EmbeddedPostgres;
let replica: Replica;
/** Between the API and the primary. */
let proxy: CuttableProxy;
let database: DatabaseConnection;
let app: FastifyInstance;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marketplace-primary-'));
  primary = await startPostgres(dataDir);
  const address = new URL(primary.url);
  proxy = await openProxy(address.hostname, Number(address.port));
  address.port = String(proxy.port);
  const config = { ...readConfig({ NODE_ENV: 'test' }), dataDir, maxEventLoopDelayMs: 0 };
  const settings = { ...config, databaseUrl: address.href };
  await (await createDatabase(settings)).close();
  replica = await startReplica(dataDir, primary.url);
  database = await createDatabase({ ...settings, databaseReadUrl: replica.url });
  app = await createApi({ db: database, config });
});

afterAll(async () => {
  await app.close();
  await database.close();
  await proxy.close();
  await replica.close();
  await primary.stop();
  await rm(dataDir, { recursive: true });
});

/** Each query is new, so that no memory has it. */
let asked = 0;
const list = async () => {
  const answer = await app.inject({ url: `/api/marketplace/tex-admin/modules?search=renamed&size=${(asked += 1)}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<ModulePage>().content.map(({ name }) => name);
};

const rename = async (name: string) => {
  const before = app.catalogVersion();
  await database.pool.query('update modules set name = $1 where id = (select min(id) from modules)', [name]);
  await until(() => app.catalogVersion() > before);
};

/** Whether responses come without the primary. */
const comesFromReplica = async () => {
  proxy.cut();
  const answer = await app.inject({ url: `/api/marketplace/tex-admin/modules?page=${(asked += 1)}` });
  proxy.restore();
  return answer.statusCode === 200;
};

it('reads from the replica, which serves even while the primary is down', async () => {
  expect(await comesFromReplica()).toBe(true);
  expect(await list()).toEqual([]);
});

it('shows a change at once although the replica lags, and returns to the replica when it has caught up', async () => {
  await replica.run('select pg_wal_replay_pause()');
  await rename('Renamed while it lags');
  expect(await list()).toEqual(['Renamed while it lags']);
  expect(await comesFromReplica()).toBe(false);
  await replica.run('select pg_wal_replay_resume()');
  await until(comesFromReplica);
  expect(await list()).toEqual(['Renamed while it lags']);
});

it('reads from the primary when the replica is killed, even in the middle of a query', async () => {
  const answers = Promise.all(Array.from({ length: 20 }, list));
  await replica.kill();
  expect(await answers).toEqual(Array.from({ length: 20 }, () => ['Renamed while it lags']));
  await rename('Renamed without a replica');
  expect(await list()).toEqual(['Renamed without a replica']);
});
