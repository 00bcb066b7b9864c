import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { createDatabase } from '../create-database.ts';
import { checkStart } from './check-start.ts';

let dataDir: string;
let empty: TestDatabase;
let demo: TestDatabase;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marketplace-start-'));
  [empty, demo] = await Promise.all([createTestDatabase({ empty: true }), createTestDatabase()]);
});
afterAll(async () => {
  await Promise.all([empty.drop(), demo.drop()]);
  await rm(dataDir, { recursive: true });
});

/** Of a production start without problems. */
const sound = () => ({
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  DATABASE_URL: empty.url,
  PUBLIC_URL: 'https://market.example',
  SMTP_URL: 'smtps://user:password@mail.example',
  SECRETS_KEY: 'c2l4dGVlbiByYW5kb20gYnl0ZXMgYW5kIG1vcmU=',
});
/** The lines of its list; none if the start may continue. */
const problems = async (env: NodeJS.ProcessEnv): Promise<string[]> =>
  checkStart({ ...sound(), ...env }).then(
    () => [],
    (error: Error) => error.message.split('\n').filter((line) => line.startsWith('- ')),
  );

it('lets a production start without problems continue', async () => {
  expect(await problems({})).toEqual([]);
  expect(await readdir(dataDir)).toEqual([]);
});

it('lists all that is missing at once, and changes nothing', async () => {
  const file = join(dataDir, 'file');
  await writeFile(file, '');
  const env = { PUBLIC_URL: '', SMTP_URL: '', SECRETS_KEY: '', PORT: 'abc', BACKUP_TO: file, DATABASE_URL: demo.url };
  expect(await problems(env)).toEqual([
    '- PORT must be a whole number, but is "abc".',
    expect.stringContaining("- PUBLIC_URL isn't set. Set it to"),
    expect.stringContaining("- SMTP_URL isn't set, so emails couldn't be sent. Set it to"),
    expect.stringContaining("- SECRETS_KEY isn't set. Set it to"),
    `- BACKUP_TO is ${file}, which can't be written to (it is a file): choose another folder.`,
    expect.stringContaining('- The database has demo accounts (admin@tex.example and 9 more)'),
  ]);
  await rm(file);
});

it.each([
  ['PUBLIC_URL', 'http://market.example', /^- PUBLIC_URL is http:\/\/market\.example, .* Use an https address\.$/],
  ['PUBLIC_URL', 'market.example', /^- PUBLIC_URL must be like https:/],
  ['PUBLIC_URL', 'https://market.example/shop', /^- PUBLIC_URL must be like https:.*without a path/],
  ['PUBLIC_URL', 'ftp://market.example', /^- PUBLIC_URL must be like https:/],
  ['SMTP_URL', 'mail.example:25', /^- SMTP_URL must be the address of a mail server/],
  ['SMTP_URL', 'https://mail.example', /^- SMTP_URL must be the address of a mail server/],
  ['SECRETS_KEY', 'short', /^- SECRETS_KEY must have at least 32 characters\.$/],
  ['SECRETS_KEY', 'a-key-of-the-demo-that-everybody-knows', /^- SECRETS_KEY is well known/],
  ['AWS_SECRET_ACCESS_KEY', 'demo-store-password', /^- AWS_SECRET_ACCESS_KEY is well known/],
  ['ALLOWED_HOSTS', 'market.example, [', /^- ALLOWED_HOSTS must be hosts .* has "\["\.$/],
  ['ALLOWED_HOSTS', 'market.example:80', /^- ALLOWED_HOSTS must be hosts .*without ports/],
  [
    'TRUST_PROXY',
    '10.0.0.0/8, the-proxy',
    /^- TRUST_PROXY must be the number of proxies .* is "10\.0\.0\.0\/8, the-proxy"\.$/,
  ],
  ['TRUST_PROXY', '100', /^- TRUST_PROXY must be the number of proxies/],
  ['TRUST_PROXY', '1, 10.0.0.1', /^- TRUST_PROXY must be the number of proxies/],
  ['TRUST_PROXY', 'true', /^- TRUST_PROXY must be the number of proxies/],
  ['BACKUP_DAYS', '-1', /^- BACKUP_DAYS must be a whole number/],
])('refuses %s=%s', async (name, value, sentence) => {
  expect(await problems({ [name]: value })).toEqual([expect.stringMatching(sentence)]);
});

it.each(['http://localhost:4000', 'http://127.0.0.1', 'http://[::1]:4000'])('accepts PUBLIC_URL=%s', async (url) => {
  expect(await problems({ PUBLIC_URL: url })).toEqual([]);
});

it('refuses a well-known database password, without printing it', async () => {
  const [line = '', ...others] = await problems({ DATABASE_URL: 'postgres://postgres:postgres@127.0.0.1:1/none' });
  expect(line).toBe('- The password in DATABASE_URL is well known. Choose another.');
  expect(others).toEqual([expect.stringMatching(/^- The database of DATABASE_URL can't be opened: /)]);
}, 60_000);

it('accepts demo accounts once their passwords are changed', async () => {
  const copy = await createTestDatabase();
  await copy.pool.query("update users set password_hash = null where email <> 'buyer@tex.example'");
  expect(await problems({ DATABASE_URL: copy.url })).toEqual([expect.stringContaining('(buyer@tex.example)')]);
  await copy.pool.query("update users set status = 'disabled'");
  expect(await problems({ DATABASE_URL: copy.url })).toEqual([]);
  await copy.drop();
});

it('demands nothing outside production', async () => {
  const config = await checkStart({ DATA_DIR: dataDir, DATABASE_URL: demo.url });
  expect(config.publicUrl).toBe('http://localhost:4000');
});

it('inspects no database that an earlier start has not created', async () => {
  expect(await problems({ DATABASE_URL: '' })).toEqual([]);
  expect(await readdir(dataDir)).toEqual([]);
  const database = await createDatabase({
    databaseUrl: empty.url,
    databasePoolSize: 1,
    dataDir: '/nonexistent',
    production: true,
  });
  expect(await problems({})).toEqual([]);
  await database.close();
});
