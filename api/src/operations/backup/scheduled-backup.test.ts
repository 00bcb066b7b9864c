import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase } from '../../../test/test-database.ts';
import { proveBackup } from './prove-backup.ts';
import { backUp } from './scheduled-backup.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'marketplace-scheduled-'))));
afterEach(() => rm(folder, { recursive: true }));

const contextOf = ({ db, url }: { db: TestApi['database']['db']; url: string }, backupDays = 30) => ({
  db,
  config: { ...api.config, databaseUrl: url, backupTo: folder as string | undefined, backupDays },
});
const names = async () => (await readdir(folder)).sort();

it('writes a backup that can be restored, and keeps it by age', async () => {
  await backUp(contextOf(api.database), new Date('2026-01-01T02:30:00Z'));
  const [first = ''] = await names();
  expect(first).toMatch(/^marketplace-auto-[0-9a-f]{8}-2026-01-01T02-30-00-000Z\.tar\.gz$/);
  expect((await proveBackup({ ...api.config, databaseUrl: api.database.url }, join(folder, first))).tables).not.toEqual(
    [],
  );
  await backUp(contextOf(api.database), new Date('2026-01-31T02:30:00Z'));
  expect(await names()).toHaveLength(2);
  await backUp(contextOf(api.database), new Date('2026-01-31T02:30:01Z'));
  expect(await names()).not.toContain(first);
  expect(await names()).toHaveLength(2);
});

it('deletes nothing that it did not write itself', async () => {
  await backUp(contextOf(api.database), new Date('2020-01-01T00:00:00Z'));
  const [own = ''] = await names();
  const prefix = own.slice(0, 'marketplace-auto-01234567-'.length);
  const other = await createTestDatabase();
  await backUp(contextOf(other), new Date('2020-01-01T00:00:00Z'));
  await other.drop();
  const foreign = [
    'marketplace-2020-01-01T00-00-00-000Z.tar.gz',
    `${prefix}2020-01-01T00-00-00-000Z.tar.gz.old`,
    `${prefix}before-the-move.tar.gz`,
    'notes.txt',
  ];
  for (const name of foreign) await writeFile(join(folder, name), '');
  const before = await names();
  await backUp(contextOf(api.database), new Date('2026-01-01T00:00:00Z'));
  const after = await names();
  expect(before.filter((name) => !after.includes(name))).toEqual([own]);
});

it('keeps everything with BACKUP_DAYS=0, and does nothing without BACKUP_TO', async () => {
  await backUp(contextOf(api.database, 0), new Date('2000-01-01T00:00:00Z'));
  await backUp(contextOf(api.database, 0));
  expect(await names()).toHaveLength(2);
  const context = contextOf(api.database);
  await backUp({ ...context, config: { ...context.config, backupTo: undefined } });
  expect(await names()).toHaveLength(2);
});

it('deletes nothing if the new backup fails', async () => {
  await backUp(contextOf(api.database), new Date('2020-01-01T00:00:00Z'));
  const moment = new Date('2026-01-01T00:00:00Z');
  const [own = ''] = await names();
  await mkdir(join(folder, own.replace(/2020.*/, '2026-01-01T00-00-00-000Z.tar.gz')));
  await expect(backUp(contextOf(api.database), moment)).rejects.toThrow(/already exists/);
  expect(await names()).toContain(own);
});
