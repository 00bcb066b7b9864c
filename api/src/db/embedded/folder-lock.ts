import { randomBytes } from 'node:crypto';
import { unlinkSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../error-code.ts';
import { StartError } from '../../start-error.ts';
import { identify, isAlive, type ProcessIdentity } from './process-identity.ts';

export interface FolderLock {
  release: () => void;
}

const lockPath = (dataDir: string) => join(dataDir, 'postgres.lock');

/** Ensures that only this process runs the embedded server of a folder. */
export async function lockFolder(dataDir: string): Promise<FolderLock> {
  const path = lockPath(dataDir);
  const mine = JSON.stringify(await identify(process.pid));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    if (await claim(path, mine)) return { release: () => removeQuietly(path) };
    const found = await readFile(path, 'utf8').catch(() => '');
    const owner = parse(found);
    if (owner && (await isAlive(owner))) throw new StartError(inUse(dataDir, owner.pid));
    await removeStale(path, found);
  }
  throw new StartError(`The lock ${path} couldn't be taken. Check what else writes to ${dataDir}.`);
}

/** The live process that runs the embedded server of a folder, if any. */
export async function lockOwner(dataDir: string): Promise<ProcessIdentity | undefined> {
  const owner = parse(await readFile(lockPath(dataDir), 'utf8').catch(() => ''));
  return owner && (await isAlive(owner)) ? owner : undefined;
}

/** Written to a temporary file and linked into place, so that nobody reads half a lock. */
async function claim(path: string, content: string): Promise<boolean> {
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, content, { mode: 0o600 });
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Two processes may find the same dead owner; if one moves a fresh lock aside by mistake, it puts it back. */
async function removeStale(path: string, seen: string): Promise<void> {
  const aside = `${path}.stale-${randomBytes(6).toString('hex')}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) !== seen) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

function parse(text: string): ProcessIdentity | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('pid' in value) || typeof value.pid !== 'number') return;
    const startedAt = 'startedAt' in value && typeof value.startedAt === 'string' ? value.startedAt : '';
    return { pid: value.pid, startedAt };
  } catch {
    return undefined;
  }
}

function removeQuietly(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // Already removed.
  }
}

const inUse = (dataDir: string, pid: number) =>
  `The database in ${dataDir} is already in use by process ${pid}: stop that one first, ` +
  'or set DATA_DIR to another folder.';
