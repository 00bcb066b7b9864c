import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { proveBackup } from '../backup/prove-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { sealAudit } from './chain/seal-audit.ts';

const command = fileURLToPath(new URL('./audit-verify-command.ts', import.meta.url));

/** Exit code and output. */
const verify = (url: string, ...args: string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    const env = { ...process.env, DATABASE_URL: url };
    execFile(process.execPath, [command, ...args], { env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, said: out + err }),
    );
  });

let api: TestApi;
let folder: string;
let restored: TestDatabase;
beforeAll(async () => {
  api = await openTestApi();
  folder = await mkdtemp(join(tmpdir(), 'marketplace-audit-'));
  restored = await createTestDatabase({ empty: true });
  for (const account of ['admin', 'buyer', 'user']) await api.signIn(account);
  await sealAudit(api.database.db);
});
afterAll(async () => {
  await restored.drop();
  await api.close();
  await rm(folder, { recursive: true });
});

const withBackup = async (name: string) => {
  const config = { ...api.config, databaseUrl: api.database.url };
  await writeBackup(config, join(folder, name));
  return { config, file: join(folder, name) };
};

it('says that the log is intact, for a running storefront and a restored backup', async () => {
  const { code, said } = await verify(api.database.url);
  expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining('The audit log is whole: 3 events.') });
  const head = /Head: (3:[0-9a-f]{64})/.exec(said)?.[1] ?? '';
  const { config, file } = await withBackup('whole.tar.gz');
  await restoreBackup({ ...config, dataDir: folder, databaseUrl: restored.url }, file, { force: true });
  expect(await verify(restored.url, '--head', head)).toEqual({ code: 0, said });
});

it('names the first broken event, and exits with 1; a broken backup is not proven', async () => {
  await api.database.pool.query(`alter table audit_events disable trigger user;
    update audit_events set ip = '192.0.2.1' where id = (select event_id from audit_chain where sequence = 2)`);
  const { code, said } = await verify(api.database.url);
  expect(code).toBe(1);
  expect(said).toMatch(
    /^The audit log is broken at 2 \(event [0-9a-f-]{36}\): Who acted, or from where, was changed\.\n$/,
  );
  const { config, file } = await withBackup('broken.tar.gz');
  await expect(proveBackup(config, file)).rejects.toThrow('The audit log in the backup is broken at 2');
});

it('explains an invalid head', async () =>
  expect(await verify(api.database.url, '--head', 'abc')).toMatchObject({ code: 2 }));
