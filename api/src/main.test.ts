import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { exists } from './db/embedded/process-identity.ts';

const program = resolve(import.meta.dirname, 'main.ts');

let dataDir: string;
let child: ChildProcess | undefined;
beforeEach(async () => (dataDir = await mkdtemp(join(tmpdir(), 'marketplace-main-'))));
afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    const ended = new Promise((done) => child?.once('close', done));
    child.kill('SIGTERM');
    await ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});

interface Run {
  process: ChildProcess;
  /** The first line it prints; undefined if it exits before that. */
  line: Promise<string | undefined>;
  ended: Promise<{ code: number | null; stderr: string }>;
}

function run(env: Record<string, string>): Run {
  const started = spawn(process.execPath, [program], {
    env: { ...process.env, DATABASE_URL: '', NODE_ENV: '', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  let stderr = '';
  started.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<{ code: number | null; stderr: string }>((done) =>
    started.once('close', (code) => done({ code, stderr })),
  );
  const line = new Promise<string | undefined>((done) => {
    started.stdout.once('data', (chunk: Buffer) => done(chunk.toString().trim()));
    void ended.then(() => done(undefined));
  });
  return { process: started, line, ended };
}

const serverPid = async () => Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0]);

/** An orphan may remain as a zombie for a moment, until the system reaps it. */
const isGone = async (pid: number) => {
  for (let looks = 0; looks < 50 && exists(pid); looks += 1) await setTimeout(100);
  return !exists(pid);
};

describe('the API alone', () => {
  it('responds, and shuts down cleanly with its database', async () => {
    const api = run({ PORT: '0' });
    const address = (await api.line)?.match(/http:\S+:\d+/)?.[0] ?? '';
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    const dashboard = await fetch(`${address}/api/marketplace/tex-suite/dashboard`);
    expect([dashboard.status, await dashboard.json()]).toEqual([200, expect.objectContaining({ errors: [] })]);
    const database = await serverPid();
    api.process.kill('SIGTERM');
    expect(await api.ended).toEqual({ code: 0, stderr: '' });
    expect(await isGone(database)).toBe(true);
  });

  it('reports that it is not ready but still responds while balancers notice the shutdown', async () => {
    const api = run({ PORT: '0', DRAIN_MS: '25000', MAX_EVENT_LOOP_DELAY_MS: '0' });
    const address = (await api.line)?.match(/http:\S+:\d+/)?.[0] ?? '';
    api.process.kill('SIGTERM');
    let ready = await fetch(`${address}/readyz`);
    while (ready.ok) ready = await fetch(`${address}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'unavailable', reason: 'stopping' }]);
    expect((await fetch(`${address}/api/marketplace/tex-suite/top-choice`)).status).toBe(200);
    api.process.kill('SIGTERM');
    expect((await api.ended).code).toBe(1);
  });

  it('shuts down cleanly when it is told to during startup', async () => {
    const api = run({ PORT: '0' });
    for (let wait = true; wait;)
      wait = await serverPid().then(
        // The file is empty for a moment, and process 0 always exists.
        (pid) => !(pid > 0 && exists(pid)),
        () => true,
      );
    const database = await serverPid();
    api.process.kill('SIGINT');
    expect((await api.ended).code).toBe(0);
    expect(await isGone(database)).toBe(true);
  });

  it('reports in one sentence that its port is taken, and leaves no database running', async () => {
    const blocker = createServer().listen(0, '127.0.0.1');
    await new Promise((done) => blocker.once('listening', done));
    const { port } = blocker.address() as AddressInfo;
    expect(await run({ PORT: String(port) }).ended).toEqual({
      code: 1,
      stderr: `Port ${port} is taken: set PORT to a free one.\n`,
    });
    await expect(serverPid()).rejects.toThrow();
    blocker.close();
  });

  it('reports an invalid setting in one sentence', async () => {
    expect(await run({ PORT: 'abc' }).ended).toEqual({
      code: 1,
      stderr: 'PORT must be a whole number, but is "abc".\n',
    });
  });
});
