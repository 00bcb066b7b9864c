import { randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { findBinaries } from './embedded/binaries.ts';
import { publishConnection, withdrawConnection } from './embedded/connection-file.ts';
import { lockFolder, type FolderLock } from './embedded/folder-lock.ts';
import { freePort } from './embedded/free-port.ts';
import { explainFolder } from './embedded/explain-folder.ts';
import { ensureCluster, superUser } from './embedded/initialise.ts';
import type { Launch } from './embedded/launch.ts';
import { stopLeftover } from './embedded/leftover.ts';
import { assertReachable, serverUser } from './embedded/server-user.ts';
import { supervise } from './embedded/supervise.ts';

export interface EmbeddedPostgres {
  /** Connection string of the application's database, as the owner of its tables. */
  url: string;
  /** The same for the API, which has fewer rights. */
  apiUrl: string;
  stop: () => Promise<void>;
}

const apiUser = 'marketplace_api';

/** The major version of the installed binaries. */
const majorVersion = '18';

/**
 * Starts the embedded PostgreSQL on a folder, which it creates on the first start.
 * @throws StartError with one sentence: folder in use, no space, unsupported platform, no access
 */
export async function startPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  try {
    await mkdir(dataDir, { recursive: true });
    const lock = await lockFolder(dataDir);
    return await startLocked(dataDir, lock).catch((error: unknown) => {
      lock.release();
      throw error;
    });
  } catch (error) {
    throw explainFolder(error, dataDir);
  }
}

async function startLocked(dataDir: string, lock: FolderLock): Promise<EmbeddedPostgres> {
  const folder = join(dataDir, 'postgres');
  const binaries = findBinaries();
  const user = await serverUser();
  // Lets others pass through our folder, whatever the umask; its contents keep their own modes.
  if (user.uid !== undefined) await chmod(dataDir, (await stat(dataDir)).mode | 0o011);
  await assertReachable(folder, user);
  await assertReachable(binaries.postgres, user);
  await stopLeftover(folder, binaries);
  const password = await ensureCluster(dataDir, binaries, user);
  await assertVersion(folder);

  const port = await freePort();
  const urlOf = (database: string, user = superUser, secret = password) =>
    `postgres://${user}:${secret}@127.0.0.1:${port}/${database}`;
  const apiPassword = randomBytes(24).toString('hex');
  const options: Launch = {
    binaries,
    folder,
    port,
    user,
    url: urlOf('postgres'),
    logFile: join(dataDir, 'postgres.log'),
  };
  const server = await supervise(options);
  const release = () => {
    withdrawConnection(dataDir);
    lock.release();
  };
  process.on('exit', release);
  const stop = async () => {
    await server.stop();
    process.off('exit', release);
    release();
  };
  try {
    await ensureDatabase(urlOf('postgres'), apiPassword);
    await publishConnection(dataDir, urlOf('marketplace'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: urlOf('marketplace'), apiUrl: urlOf('marketplace', apiUser, apiPassword), stop };
}

async function assertVersion(folder: string): Promise<void> {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version === majorVersion) return;
  throw new StartError(
    `The database in ${folder} was created by PostgreSQL ${version}, but this is ${majorVersion}. ` +
      'Transfer it with pg_dump, or move the folder away to start with an empty database.',
  );
}

/** The API's role gets a new password with every start, which only this process knows. */
async function ensureDatabase(url: string, apiPassword: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const known = await client.query("select 1 from pg_database where datname = 'marketplace'");
    if (known.rowCount === 0) await client.query('create database marketplace');
    const role = await client.query('select 1 from pg_roles where rolname = $1', [apiUser]);
    await client.query(`${role.rowCount === 0 ? 'create' : 'alter'} role ${apiUser} login password '${apiPassword}'`);
  } finally {
    await client.end();
  }
}
