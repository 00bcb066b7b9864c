import { chown, cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findBinaries } from '../src/db/embedded/binaries.ts';
import { freePort } from '../src/db/embedded/free-port.ts';
import { launch } from '../src/db/embedded/launch.ts';
import { serverUser } from '../src/db/embedded/server-user.ts';

export interface Replica {
  url: string;
  /** Runs a statement on it, such as `select pg_wal_replay_pause()`. */
  run: (statement: string) => Promise<void>;
  /** Stops it at once, as a power cut does. */
  kill: () => Promise<void>;
  /** Also removes its folder. */
  close: () => Promise<void>;
}

/** A streaming replica of the embedded server of a data folder. */
export async function startReplica(dataDir: string, primaryUrl: string): Promise<Replica> {
  const root = await mkdtemp(join(tmpdir(), 'marketplace-replica-'));
  const folder = join(root, 'postgres');
  const user = await serverUser();
  await copyRunning(join(dataDir, 'postgres'), folder, primaryUrl);
  await writeFile(join(folder, 'standby.signal'), '');
  await writeFile(join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo(primaryUrl)}'\n`);
  if (user.uid !== undefined && user.gid !== undefined) await giveTo(root, user.uid, user.gid);

  const port = await freePort();
  const url = Object.assign(new URL(primaryUrl), { port }).href;
  const server = await launch({ binaries: findBinaries(), folder, port, url, user, logFile: join(root, 'log') });
  const kill = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGQUIT');
    await ended;
  };
  return {
    url,
    run: (statement) => onServer(url, async (client) => void (await client.query(statement))),
    kill,
    close: async () => {
      await kill();
      await rm(root, { recursive: true });
    },
  };
}

/** A base backup of a running server. */
const copyRunning = (from: string, to: string, url: string) =>
  onServer(url, async (client) => {
    await client.query("select pg_backup_start('replica', fast => true)");
    await cp(from, to, { recursive: true, filter: (path) => !path.endsWith('postmaster.pid') });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    await writeFile(join(to, 'backup_label'), rows[0]?.labelfile ?? '');
  });

function conninfo(url: string): string {
  const { hostname, port, username, password } = new URL(url);
  return `host=${hostname} port=${port} user=${username} password=${password}`;
}

async function giveTo(root: string, uid: number, gid: number): Promise<void> {
  const names = await readdir(root, { recursive: true });
  for (const name of ['', ...names]) await chown(join(root, name), uid, gid);
}

async function onServer(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await work(client).finally(() => client.end());
}
