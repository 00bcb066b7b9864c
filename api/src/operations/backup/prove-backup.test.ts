import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { until } from '../../../test/until.ts';
import { readArchive } from './archive/read-archive.ts';
import { writeArchive } from './archive/write-archive.ts';
import { proveBackup } from './prove-backup.ts';
import { writeBackup, type BackupConfig } from './write-backup.ts';

let api: TestApi;
let folder: string;
let file: string;
let config: BackupConfig;
beforeAll(async () => {
  api = await openTestApi();
  folder = await mkdtemp(join(tmpdir(), 'marketplace-prove-'));
  file = join(folder, 'good.tar.gz');
  config = { ...api.config, databaseUrl: api.database.url };
  await writeBackup(config, file);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

/** Other test files create such databases at the same time, and remove theirs too. */
const noneAreLeft = () =>
  until(async () => {
    const { rows } = await api.database.pool.query("select from pg_database where datname like 'marketplace_check_%'");
    return rows.length === 0;
  });
const people = async () => (await api.database.pool.query('select count(*)::int as n from users')).rows[0].n;

it('proves a backup next to a running storefront, and leaves no trace', async () => {
  const before = await people();
  const id = crypto.randomUUID();
  await api.database.pool.query("insert into users (id, name, email) values ($1, 'Later', $1 || '@x.example')", [id]);
  const { tables } = await proveBackup(config, file);
  expect(tables.find(({ name }) => name === 'users')?.rows).toBe(before);
  expect(await people()).toBe(before + 1);
  await noneAreLeft();
});

it('uses its own server instead of the embedded one', async () => {
  const { tables } = await proveBackup({ ...config, databaseUrl: undefined, dataDir: join(folder, 'none') }, file);
  expect(tables.length).toBeGreaterThan(10);
}, 60_000);

it('refuses a backup whose rows do not fit together, although its checksums are correct', async () => {
  const broken = join(await mkdtemp(join(folder, 'copy-')), 'broken.tar.gz');
  await writeArchive(broken, async (archive) => {
    const written = [];
    for await (const { name, content } of readArchive(file)) {
      if (name === 'manifest.json') {
        const manifest = JSON.parse(content.toString());
        manifest.entries = written;
        manifest.tables.find((table: { name: string }) => table.name === 'clients').rows = 0;
        await archive.add(name, Buffer.from(JSON.stringify(manifest)));
      } else if (!name.startsWith('tables/clients/')) written.push(await archive.add(name, content));
    }
  });
  await expect(proveBackup(config, broken)).rejects.toThrow(
    /broken\.tar\.gz can't be restored: .*violates foreign key.* Use another backup\.$/,
  );
  await noneAreLeft();
});

it('refuses anything but a backup before creating a database', async () => {
  const other = join(folder, 'other.tar.gz');
  await writeFile(other, gzipSync('text'));
  await expect(proveBackup(config, other)).rejects.toThrow(/damaged|no backup/);
  await expect(proveBackup(config, join(folder, 'none'))).rejects.toThrow(/doesn't exist\.$/);
});
