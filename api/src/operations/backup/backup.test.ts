import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import pg from 'pg';
import { refuseTruncating } from '../../../test/guard-audit-log.ts';
import { startS3Server } from '../../../test/s3-server.ts';
import { createApi } from '../../create-api.ts';
import { marketplace, openTestApi, type TestApi } from '../../../test/test-api.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { allJobs } from '../../all-jobs.ts';
import { openJobQueue } from '../../jobs/index.ts';
import { sendMail, takeWaitingMails } from '../../notifications/index.ts';
import { openFileStore } from '../files/file-store.ts';
import { readArchive } from './archive/read-archive.ts';
import { writeArchive } from './archive/write-archive.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup, type BackupConfig } from './write-backup.ts';

let api: TestApi;
let folder: string;
let file: string;
let source: BackupConfig;
beforeAll(async () => {
  api = await openTestApi();
  await refuseTruncating(api.database.pool);
  folder = await mkdtemp(join(tmpdir(), 'marketplace-backup-'));
  file = join(folder, 'backups/one.tar.gz');
  source = { ...api.config, databaseUrl: api.database.url };
  const buyer = await api.signIn('buyer');
  const payload = { itemId: 'attendance', itemType: 'module', name: 'Zeiten – „日本“ 🧾', noOfUsers: 3, noOfDays: 30 };
  await api.call({ method: 'POST', path: '/tex-suite/cart', token: buyer, payload });
  const uploads = await openFileStore(source, 'uploads');
  await uploads.put('plan.pdf', Buffer.from([0, 255, 10, 13, 7]), 'application/pdf');
  await uploads.put('empty', Buffer.alloc(0), 'text/plain');
  await (await openFileStore(source, 'pictures')).put('a.webp', Buffer.alloc(100_000, 7), 'image/webp');
  await writeBackup(source, file);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const targets: TestDatabase[] = [];
afterEach(async () => {
  for (const target of targets.splice(0)) await target.drop();
});

async function emptyTarget(): Promise<{ database: TestDatabase; config: BackupConfig }> {
  const database = await createTestDatabase({ empty: true });
  targets.push(database);
  const dataDir = await mkdtemp(join(folder, 'target-'));
  return { database, config: { ...source, databaseUrl: database.url, dataDir } };
}

const tablesOf = async (pool: pg.Pool) =>
  (
    await pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
    )
  ).rows.map(({ name }) => name);

/** The complete content and schema of a database. */
async function contentOf(pool: pg.Pool): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {};
  for (const table of await tablesOf(pool)) {
    const { rows } = await pool.query<{ all: string }>(
      `select md5(coalesce(string_agg(r, E'\\n' order by r), '')) || ' ' || count(*) as all
         from (select t::text as r from "${table}" t) rows`,
    );
    content[table] = rows[0]?.all;
  }
  const shape = await pool.query(
    `select conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) as it from pg_constraint
      where connamespace = 'public'::regnamespace
     union all select tgrelid::regclass::text || ' ' || tgname || tgenabled::text from pg_trigger where not tgisinternal
     union all select indexdef from pg_indexes where schemaname = 'public'
     union all select sequencename || ' ' || last_value from pg_sequences where schemaname = 'public' and last_value is not null
     union all select hash from drizzle.__drizzle_migrations order by 1`,
  );
  return { ...content, shape: shape.rows };
}

describe('a backup', () => {
  it('restored into an empty database is equal, and the API works on it', async () => {
    const { database, config } = await emptyTarget();
    await restoreBackup(config, file, { force: false });
    expect(await contentOf(database.pool)).toEqual(await contentOf(api.database.pool));
    for (const [owner, names] of [
      ['uploads', ['empty', 'plan.pdf']],
      ['pictures', ['a.webp']],
    ] as const) {
      const [before, after] = [await openFileStore(source, owner), await openFileStore(config, owner)];
      expect((await after.list()).map(({ name }) => name).sort()).toEqual(names);
      for (const name of names) {
        const [one, other] = [await before.get(name), await after.get(name)];
        expect(other && (await buffer(other.content))).toEqual(one && (await buffer(one.content)));
      }
    }
    const app = await createApi({ db: database, config: { ...api.config, dataDir: config.dataDir } });
    const login = { email: 'buyer@tex.example', password: 'Marketplace1' };
    const signedIn = await app.inject({ method: 'POST', url: `${marketplace}/auth/login`, payload: login });
    const headers = { authorization: `Bearer ${signedIn.json<{ accessToken: string }>().accessToken}` };
    const cart = await app.inject({ url: `${marketplace}/tex-suite/cart`, headers });
    expect(cart.json().items).toMatchObject([{ itemId: 'attendance', noOfUsers: 3 }]);
    await app.close();
  });

  it('is readable only by its owner, and never overwrites another file', async () => {
    await expect(writeBackup(source, file)).rejects.toThrow(
      `${file} already exists. Choose another file, or remove it.`,
    );
    expect(await readdir(join(folder, 'backups'))).toEqual(['one.tar.gz']);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('is an ordinary tar file', async () => {
    const tar = gunzipSync(await readFile(file));
    expect(tar.toString('latin1', 257, 262)).toBe('ustar');
  });

  it('includes emails waiting in the queue, which are sent after a restore, and no other jobs', async () => {
    const queue = await openJobQueue({ pool: api.database.pool, config: api.config, log: Fastify().log }, allJobs);
    const document = {
      filename: 'TEX-1.pdf',
      kind: 'invoice' as const,
      clientId: 'meridian',
      invoiceId: 'i1',
      id: null,
    };
    const sent = { headers: { 'X-A': 'b' }, documents: [document] };
    const message = { to: 'jo@client.example', text: 'Text', html: 'Text', ...sent };
    const enqueue = (subject: string, more: { confidential?: boolean; retryLimit?: number } = {}) =>
      queue.enqueue(
        api.database.db,
        sendMail,
        { ...message, subject, confidential: more.confidential ?? false },
        { startAfter: 3_600, retryLimit: more.retryLimit ?? 20, id: randomUUID() },
      );
    await enqueue('Waits');
    await enqueue('Secret', { confidential: true });
    await enqueue('Failed', { retryLimit: 0 });
    await api.database.pool.query("update pgboss.job set state = 'failed' where data ->> 'subject' = 'Failed'");
    const path = join(folder, 'waiting.tar.gz');
    await writeBackup(source, path);
    await queue.close();
    const { database, config } = await emptyTarget();
    const before = await openJobQueue({ pool: database.pool, config: api.config, log: Fastify().log }, allJobs);
    await before.enqueue(database.db, sendMail, { ...message, subject: 'Of before', confidential: false });
    await before.close();
    await restoreBackup(config, path, { force: true });
    const after = await openJobQueue({ pool: database.pool, config: api.config, log: Fastify().log }, allJobs);
    await takeWaitingMails.run(null, { db: database.db, queue: after }, { id: '', createdAt: new Date() });
    const { rows } = await database.pool.query(
      "select state, data ->> 'subject' as subject, data -> 'headers' as headers, data -> 'documents' as documents from pgboss.job order by subject",
    );
    await after.close();
    await api.database.pool.query('delete from pgboss.job');
    expect(rows).toEqual([
      { state: 'failed', subject: 'Failed', ...sent },
      { state: 'created', subject: 'Waits', ...sent },
    ]);
  });

  it('of a bucket can be restored into a folder', async () => {
    const server = await startS3Server();
    const inBucket = { ...source, uploadStore: 's3://uploads/x', s3: server.s3 };
    const content = Buffer.from('from the bucket');
    await (await openFileStore(inBucket, 'uploads')).put('far.txt', content, 'text/plain');
    const path = join(folder, 'bucket.tar.gz');
    await writeBackup(inBucket, path);
    const { config } = await emptyTarget();
    await restoreBackup(config, path, { force: false });
    expect(await readFile(join(config.dataDir, 'uploads/far.txt'))).toEqual(content);
    await server.close();
  });
});

describe('a restore is refused without any change:', () => {
  const refused = async (path: string, sentence: RegExp) => {
    const { database, config } = await emptyTarget();
    await expect(restoreBackup(config, path, { force: true })).rejects.toThrow(sentence);
    expect(await tablesOf(database.pool)).toEqual([]);
    expect(await readdir(config.dataDir)).toEqual([]);
  };
  const written = async (name: string, content: Buffer) => {
    const path = join(folder, name);
    await writeFile(path, content);
    return path;
  };
  /** The same backup with modified entries. */
  const rewritten = async (name: string, change: (entry: { name: string; content: Buffer }) => Buffer | null) => {
    const path = join(folder, name);
    await writeArchive(path, async (archive) => {
      for await (const entry of readArchive(file)) {
        const content = change(entry);
        if (content) await archive.add(entry.name, content);
      }
    });
    return path;
  };
  const inManifest = (change: (text: string) => string) => (entry: { name: string; content: Buffer }) =>
    entry.name === 'manifest.json' ? Buffer.from(change(entry.content.toString())) : entry.content;

  it('of a file that does not exist', () => refused(join(folder, 'none.tar.gz'), /none\.tar\.gz doesn't exist\.$/));

  it.each([
    ['text', Buffer.from('hello, no backup at all')],
    ['nothing', Buffer.alloc(0)],
    ['another gzip file', gzipSync('x'.repeat(2_000))],
  ])('of another file: %s', async (name, content) => {
    await refused(await written(`other-${name}`, content), /isn't a backup of a marketplace|is damaged/);
  });

  it('of a file with one flipped bit', async () => {
    const bytes = await readFile(file);
    for (const share of [0.2, 0.5, 0.9]) {
      const bad = Buffer.from(bytes);
      const at = Math.floor(bad.length * share);
      bad[at] = (bad[at] ?? 0) ^ 0x10;
      await refused(await written(`bit-${share}`, bad), /is damaged/);
    }
  });

  it('of a truncated file', async () => {
    const bytes = await readFile(file);
    await refused(await written('cut', bytes.subarray(0, bytes.length - 3_000)), /is damaged/);
  });

  it('of a file with changed, missing or extra entries', async () => {
    const changed = await rewritten('changed', ({ name, content }) =>
      name.startsWith('tables/users/') ? Buffer.from(content.toString().replace('USER', 'ADMIN')) : content,
    );
    await refused(changed, /is damaged/);
    await refused(
      await rewritten('less', (entry) => (/uploads/.test(entry.name) ? null : entry.content)),
      /is damaged/,
    );
    await refused(
      await rewritten('headless', (entry) => (/manifest/.test(entry.name) ? null : entry.content)),
      /isn't a backup/,
    );
  });

  it('of a newer version', async () => {
    const newer = inManifest((text) => text.replace('"migrations":[', '"migrations":[{"when":1,"hash":"x"},'));
    await refused(await rewritten('newer', newer), /by a newer or different version .* Update this one first/);
  });

  it('with rows that the schema refuses', async () => {
    // Removes a client that carts and invoices refer to.
    const { createHash } = await import('node:crypto');
    let sha256 = '';
    const orphan = await rewritten('orphan', ({ name, content }) => {
      if (name === 'tables/users/000000.json') {
        const people = JSON.parse(content.toString()) as { id: string }[];
        const fewer = Buffer.from(JSON.stringify(people.filter(({ id }) => id !== 'buyer')));
        sha256 = createHash('sha256').update(fewer).digest('hex');
        return fewer;
      }
      if (name !== 'manifest.json') return content;
      const manifest = JSON.parse(content.toString()) as {
        tables: { name: string; rows: number }[];
        entries: { name: string; sha256: string }[];
      };
      for (const table of manifest.tables) if (table.name === 'users') table.rows -= 1;
      for (const entry of manifest.entries) if (entry.name === 'tables/users/000000.json') entry.sha256 = sha256;
      return Buffer.from(JSON.stringify(manifest));
    });
    const { database, config } = await emptyTarget();
    await expect(restoreBackup(config, orphan, { force: false })).rejects.toThrow(/violates foreign key constraint/);
    expect(await tablesOf(database.pool)).toEqual([]);
  });
});

describe('a database that is not empty', () => {
  it('is kept without --force, and replaced with it', async () => {
    const { database, config } = await emptyTarget();
    await restoreBackup(config, file, { force: false });
    await database.pool.query(
      "update users set name = 'Somebody else' where id = 'buyer'; create table notes (id int)",
    );
    await expect(restoreBackup(config, file, { force: false })).rejects.toThrow(/isn't empty\. Use --force/);
    const { rows } = await database.pool.query("select name from users where id = 'buyer'");
    expect(rows[0].name).toBe('Somebody else');
    await restoreBackup(config, file, { force: true });
    expect(await contentOf(database.pool)).toEqual(await contentOf(api.database.pool));
  });

  it('is kept while a storefront uses it', async () => {
    const { database, config } = await emptyTarget();
    const running = new pg.Client({ connectionString: database.url, application_name: 'marketplace' });
    await running.connect();
    await expect(restoreBackup(config, file, { force: true })).rejects.toThrow(
      /is running on this database\. Stop it first/,
    );
    await running.end();
    expect(await tablesOf(database.pool)).toEqual([]);
  });

  it("can't be backed up if nothing was ever started", async () => {
    const { config } = await emptyTarget();
    await expect(writeBackup(config, join(folder, 'nothing.tar.gz'))).rejects.toThrow(/has no marketplace/);
    expect(await readdir(folder)).not.toContain('nothing.tar.gz');
  });
});

it("says in a sentence that a backup can't be written to its destination", async () => {
  const taken = join(folder, 'taken');
  await writeFile(taken, 'a file');
  for (const path of [join(taken, 'one.tar.gz'), join(taken, 'deeper/one.tar.gz')])
    await expect(writeBackup(source, path)).rejects.toThrow(
      `${path} can't be created: a file is in the place of its folder.`,
    );
  await expect(restoreBackup(source, folder, { force: true })).rejects.toThrow(`${folder} is a folder. Enter a file.`);
});
