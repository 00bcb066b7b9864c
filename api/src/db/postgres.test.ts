import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import pg from 'pg';
import { exists } from './embedded/process-identity.ts';

const program = resolve(import.meta.dirname, '../../test/hold-postgres.ts');
const importer = resolve(import.meta.dirname, '../catalog/import/cli.ts');

let dataDir: string;
const children: ChildProcess[] = [];
beforeEach(async () => (dataDir = await mkdtemp(join(tmpdir(), 'marketplace-postgres-'))));
afterEach(async () => {
  for (const child of children.splice(0)) await end(child, 'SIGTERM');
  // Cleans up what a failed test left running.
  const left = await serverPid();
  if (left !== undefined && exists(left)) process.kill(left, 'SIGQUIT');
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

interface Held {
  child: ChildProcess;
  /** URL of the server once it is ready; undefined if the start was refused. */
  url: string | undefined;
  stderr: string;
}

/** Starts a process that runs the embedded server until it is told to stop. */
function hold(folder = dataDir): Promise<Held> {
  const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  return new Promise((done) => {
    child.stdout.once('data', (chunk: Buffer) => done({ child, url: chunk.toString().trim(), stderr }));
    child.once('close', () => done({ child, url: undefined, stderr }));
  });
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = new Promise<number | null>((done) => child.once('close', done));
  child.kill(signal);
  return ended;
}

const serverPid = async () => {
  const text = await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => '');
  return text === '' ? undefined : Number(text.split('\n')[0]);
};

async function query(url: string | undefined, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  return client
    .query(statement)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

const prefixed = (files: Record<string, string>) =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`postgres/${path}`, text]));

/** All files below a folder: path and text. */
async function filesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [relative(folder, file), await readFile(file, 'utf8')] as const)),
  );
}

const answers = (url: string | undefined) =>
  query(url, 'select 1').then(
    () => true,
    () => false,
  );

describe('the embedded server', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'keeps what was written, and leaves nothing running after %s',
    async (signal) => {
      const first = await hold();
      await query(first.url, 'create table kept as select 42 as answer');
      expect((await stat(join(dataDir, 'postgres.json'))).mode & 0o777).toBe(0o600);
      const pid = (await serverPid()) ?? 0;
      expect(exists(pid)).toBe(true);
      expect(await end(first.child, signal)).toBe(0);
      expect(exists(pid)).toBe(false);
      await expect(stat(join(dataDir, 'postgres.json'))).rejects.toThrow();

      const second = await hold();
      expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    },
  );

  it('listens only on loopback, and requires a password', async () => {
    const { url } = await hold();
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    const wrong = new URL(url ?? '');
    wrong.password = 'wrong';
    expect(await answers(wrong.toString())).toBe(false);
  });

  it('is stopped and replaced if a killed process left it running', async () => {
    const first = await hold();
    await query(first.url, 'create table kept as select 42 as answer');
    const orphan = (await serverPid()) ?? 0;
    await end(first.child, 'SIGKILL');
    expect([exists(orphan), await answers(first.url)]).toEqual([true, true]);

    const second = await hold();
    expect(exists(orphan)).toBe(false);
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('refuses a second start on its folder in one sentence, and keeps running', async () => {
    const first = await hold();
    const second = await hold();
    expect(second.url).toBeUndefined();
    expect(second.stderr).toBe(
      `The database in ${dataDir} is already in use by process ${first.child.pid}: stop that one first, or set DATA_DIR to another folder.\n`,
    );
    expect(await answers(first.url)).toBe(true);
  });

  it('lets exactly one of two simultaneous first starts succeed', async () => {
    const both = await Promise.all([hold(), hold()]);
    expect(both.filter((one) => one.url !== undefined)).toHaveLength(1);
    expect(both.find((one) => one.url === undefined)?.stderr).toMatch(/already in use by process/);
  });

  it('is not fooled by a lock whose process number now belongs to another program', async () => {
    await writeFile(join(dataDir, 'postgres.lock'), JSON.stringify({ pid: process.pid, startedAt: 'long ago' }));
    expect(await answers((await hold()).url)).toBe(true);
  });

  it.each(['', '{"pid":"x"}'])('ignores a lock that contains %j', async (content) => {
    await writeFile(join(dataDir, 'postgres.lock'), content);
    expect((await hold()).url).toBeDefined();
  });

  it('restarts when it dies while in use', async () => {
    const { url } = await hold();
    process.kill((await serverPid()) ?? 0, 'SIGKILL');
    // On a slow machine, the remains of the killed server may hold its memory for 15 s.
    for (const until = Date.now() + 45_000; !(await answers(url));) {
      expect(Date.now()).toBeLessThan(until);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

  it("reports which folder it can't enter", async () => {
    const closed = join(dataDir, 'closed');
    await mkdir(join(closed, 'data'), { recursive: true });
    await chmod(closed, 0o700);
    const held = await hold(join(closed, 'data'));
    // Only root runs the server as another user.
    if (process.getuid?.() === 0) expect(held.stderr).toMatch(new RegExp(`the folder ${closed} is closed to it`));
    else expect(held.url).toBeDefined();
  });

  it('reports a file in place of its folder', async () => {
    await writeFile(join(dataDir, 'file'), '');
    expect((await hold(join(dataDir, 'file'))).stderr).toMatch(
      /^The data folder .* can't be created, because a file is in its place: set DATA_DIR to another folder\.\n$/,
    );
  });

  it('reports files of another version', async () => {
    await end((await hold()).child, 'SIGTERM');
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '17\n');
    expect((await hold()).stderr).toMatch(/was created by PostgreSQL 17, but this is 18/);
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '18\n');
  });

  it.each(['postgres.new/half', 'postgres.new-x1y2z3/half', 'postgres'])(
    'starts after an interrupted first start left %s',
    async (left) => {
      await mkdir(join(dataDir, left), { recursive: true });
      expect(await answers((await hold()).url)).toBe(true);
    },
  );

  it.each([
    ['a cluster that lost PG_VERSION', { 'base/1/2601': 'rows', 'postgresql.conf': 'port = 5432' }],
    ['a file of somebody', { 'notes.txt': 'keep' }],
    ['a hidden file alone', { '.keep': '' }],
    ['PG_VERSION one folder too deep', { 'main/PG_VERSION': '18', 'main/base/1/2601': 'rows' }],
  ])('never touches a folder that holds %s, and says what it found', async (_what, files) => {
    for (const [path, text] of Object.entries({ ...files })) {
      await mkdir(join(dataDir, 'postgres', path, '..'), { recursive: true });
      await writeFile(join(dataDir, 'postgres', path), text);
    }
    await writeFile(join(dataDir, 'postgres.password'), 'secret');
    const { url, stderr } = await hold();
    expect(await filesIn(dataDir)).toEqual({ ...prefixed(files), 'postgres.password': 'secret' });
    expect(url).toBeUndefined();
    expect(stderr).toMatch(/postgres isn't empty, but isn't a complete database: the file PG_VERSION is missing\./);
    for (const path of Object.keys(files)) expect(stderr).toContain(path.split('/')[0]);
    expect(stderr).toContain('Nothing was changed.');
  });

  it('never touches a file at the path of its folder', async () => {
    await writeFile(join(dataDir, 'postgres'), 'rows');
    expect((await hold()).stderr).toMatch(/postgres is a file, but the database needs a folder there/);
    expect(await filesIn(dataDir)).toEqual({ postgres: 'rows' });
  });

  it('keeps its password while the database folder is elsewhere, and opens it when it is back', async () => {
    const first = await hold();
    await query(first.url, 'create table kept as select 42 as answer');
    await end(first.child, 'SIGTERM');
    await rename(join(dataDir, 'postgres'), join(dataDir, 'elsewhere'));
    await end((await hold()).child, 'SIGTERM');
    await rename(join(dataDir, 'postgres'), join(dataDir, 'new'));
    await rename(join(dataDir, 'elsewhere'), join(dataDir, 'postgres'));
    expect(await query((await hold()).url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });
});

describe('the catalog import', () => {
  const run = (...parameters: string[]) =>
    new Promise<{ code: number | null; out: string; err: string }>((done) => {
      const env = { ...process.env, DATA_DIR: dataDir, NODE_ENV: 'test', DATABASE_URL: '' };
      const child = spawn(process.execPath, [importer, ...parameters], { env });
      const seen = { out: '', err: '' };
      child.stdout.on('data', (chunk: Buffer) => (seen.out += chunk.toString()));
      child.stderr.on('data', (chunk: Buffer) => (seen.err += chunk.toString()));
      child.once('close', (code) => done({ code, ...seen }));
    });
  const file = async (content: unknown) => {
    const path = join(dataDir, 'file.json');
    await writeFile(path, JSON.stringify(content));
    return path;
  };
  const good = { categories: [{ name: 'Tools', buckets: [{ name: 'Hand', modules: [{ name: 'Hammer' }] }] }] };

  it("starts the server if it isn't running, and stops it again", async () => {
    const { code, out } = await run(await file(good));
    expect([code, out]).toEqual([0, expect.stringMatching(/created\s+1\s+1\s+1/)]);
    expect(await serverPid()).toBeUndefined();
  });

  it('uses the server of a running storefront', async () => {
    const { url } = await hold();
    const { code, out } = await run(await file(good), '--json');
    expect([code, JSON.parse(out)]).toEqual([
      0,
      expect.objectContaining({ created: { categories: 1, buckets: 1, modules: 1 } }),
    ]);
    expect(await query(url, "select name from modules where id = 'hammer'")).toEqual([{ name: 'Hammer' }]);
  });

  it('exits with 1 when something did not come in, and with 2 for an invalid file', async () => {
    await hold();
    const bad = {
      categories: [
        { name: 'Tools', buckets: [{ name: 'Hand', modules: [{ name: 'Saw', homepageUrl: 'javascript:1' }] }] },
      ],
    };
    const refused = await run(await file(bad));
    expect([refused.code, refused.out]).toEqual([
      1,
      expect.stringContaining(
        'categories[0].buckets[0].modules[0].homepageUrl: homepageUrl must be an http or https address.',
      ),
    ]);
    const missing = await run(join(dataDir, 'missing.json'));
    expect([missing.code, missing.err]).toEqual([2, `There is no file ${join(dataDir, 'missing.json')}.\n`]);
    expect((await run()).code).toBe(2);
    expect((await run('a.json', '--what')).err).toMatch(/Unknown option '--what'/);
  }, 180_000);
});
