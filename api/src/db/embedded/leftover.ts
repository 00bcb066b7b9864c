import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';
import type { PostgresBinaries } from './binaries.ts';
import { commandOf, exists } from './process-identity.ts';

const run = promisify(execFile);

/**
 * Stops the server that a killed process left running. Only called while this process holds the folder's lock, so
 * nobody is using it; starting our own is simpler than adopting a process that isn't our child.
 */
export async function stopLeftover(folder: string, binaries: PostgresBinaries): Promise<void> {
  const pidFile = join(folder, 'postmaster.pid');
  const pid = Number((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  if (!exists(pid) || !/postgres/i.test(await commandOf(pid))) {
    // The process number may now belong to another program, which PostgreSQL would mistake for a second server.
    await rm(pidFile, { force: true });
    return;
  }
  await stopServer(pid, folder, binaries);
}

/** A fast shutdown, which rolls back open transactions; then an immediate one, which the next start recovers from. */
export async function stopServer(pid: number, folder: string, binaries: PostgresBinaries): Promise<void> {
  if (process.platform === 'win32') await run(binaries.pgCtl, ['stop', '-D', folder, '-m', 'fast', '-t', '15']);
  else signal(pid, 'SIGINT');
  if (await gone(pid, 10_000)) return;
  signal(pid, 'SIGQUIT');
  if (await gone(pid, 5_000)) return;
  throw new StartError(`The PostgreSQL server with process id ${pid} doesn't stop. End it and start again.`);
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It ended between the check and the signal.
  }
}

async function gone(pid: number, withinMs: number): Promise<boolean> {
  for (const end = Date.now() + withinMs; Date.now() < end;) {
    if (!exists(pid)) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return !exists(pid);
}
