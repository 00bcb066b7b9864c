import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdtemp, readdir, readFile, rename, rm, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../error-code.ts';
import { StartError } from '../../start-error.ts';
import type { PostgresBinaries } from './binaries.ts';
import { serverEnvironment } from './server-environment.ts';
import type { ServerUser } from './server-user.ts';

export const superUser = 'marketplace';

const passwordPath = (dataDir: string) => join(dataDir, 'postgres.password');

/**
 * Creates the database cluster if the folder is empty and returns the server's password. Never changes a folder that
 * holds anything but a cluster.
 * @throws StartError that describes what was found
 */
export async function ensureCluster(dataDir: string, binaries: PostgresBinaries, user: ServerUser): Promise<string> {
  const folder = join(dataDir, 'postgres');
  const found = await listFolder(folder);
  if (found.includes('PG_VERSION')) return readPassword(dataDir);
  if (found.length > 0) throw new StartError(unknownContent(folder, found));
  const password = await ensurePassword(dataDir);
  // Created elsewhere and moved into place: an interrupted start leaves no half-made cluster behind.
  const draft = await mkdtemp(`${folder}.new-`);
  await giveTo(user, draft);
  // A copy for initdb, which runs as another user and reads it only from a file.
  const passwordFile = `${passwordPath(dataDir)}.initdb`;
  await writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
  await giveTo(user, passwordFile);
  const failure = await initdb(binaries.initdb, draft, passwordFile, user).finally(() => rm(passwordFile));
  if (failure !== undefined) {
    await rm(draft, { recursive: true, force: true });
    throw new StartError(explain(dataDir, failure));
  }
  // Windows can't rename onto an existing folder, not even an empty one.
  await rmdir(folder).catch(() => undefined);
  await rename(draft, folder);
  return password;
}

/** The names in a folder; empty if it doesn't exist. */
async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    if (errorCode(error) !== 'ENOTDIR') throw error;
    throw new StartError(`${folder} is a file, but the database needs a folder there. Move the file away.`);
  }
}

function unknownContent(folder: string, found: string[]): string {
  const first = found.sort().slice(0, 5).join(', ');
  const names = found.length > 5 ? `${first} and ${found.length - 5} more` : first;
  return (
    `${folder} isn't empty, but isn't a complete database: the file PG_VERSION is missing. It contains ${names}. ` +
    'Nothing was changed. Restore the folder from a backup, or move it away to start with an empty database.'
  );
}

/** Keeps an existing password: its database may only be elsewhere at the moment. */
async function ensurePassword(dataDir: string): Promise<string> {
  const kept = await readFile(passwordPath(dataDir), 'utf8').catch(() => '');
  if (kept !== '') return kept;
  const password = randomBytes(24).toString('base64url');
  await writeFile(passwordPath(dataDir), password, { mode: 0o600 });
  return password;
}

async function readPassword(dataDir: string): Promise<string> {
  const password = await readFile(passwordPath(dataDir), 'utf8').catch(() => '');
  if (password !== '') return password;
  throw new StartError(
    `${passwordPath(dataDir)} is missing, and the database in ${dataDir} can't be opened without it. ` +
      'Restore the file, or move the folder away to start with an empty database.',
  );
}

async function giveTo(user: ServerUser, path: string): Promise<void> {
  if (user.uid !== undefined && user.gid !== undefined) await chown(path, user.uid, user.gid);
}

/** Returns what went wrong, if anything. */
async function initdb(program: string, folder: string, pwfile: string, user: ServerUser): Promise<string | undefined> {
  const flags = ['--auth=scram-sha-256', `--username=${superUser}`, '--encoding=UTF8', '--no-instructions'];
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  return new Promise((resolve) => {
    const child = spawn(program, [`--pgdata=${folder}`, ...flags, ...locale, `--pwfile=${pwfile}`], {
      ...user,
      env: serverEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString('utf8')));
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? undefined : complaint));
  });
}

function explain(dataDir: string, complaint: string): string {
  if (/No space left on device/i.test(complaint)) return `There is no space left on the disk that holds ${dataDir}.`;
  if (/Permission denied/i.test(complaint)) return `PostgreSQL can't write to ${dataDir}. Check who owns the folder.`;
  const lines = complaint.split('\n').map((line) => line.trim());
  const reason = lines.find((line) => /error|fatal/i.test(line)) ?? lines.find(Boolean) ?? 'no reason given';
  return `The database in ${dataDir} couldn't be created: ${reason}`;
}
