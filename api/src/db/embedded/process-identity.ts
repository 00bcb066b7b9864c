import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { errorCode } from '../../error-code.ts';

const run = promisify(execFile);

/** Distinguishes a process from a later one with the same number. */
export interface ProcessIdentity {
  pid: number;
  /** When it started, in the system's own notation; empty if the system doesn't report it. */
  startedAt: string;
}

export async function identify(pid: number): Promise<ProcessIdentity> {
  return { pid, startedAt: await startOf(pid) };
}

export async function isAlive(known: ProcessIdentity): Promise<boolean> {
  if (!exists(known.pid)) return false;
  const startedAt = await startOf(known.pid);
  return startedAt === '' || known.startedAt === '' || startedAt === known.startedAt;
}

export function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** The command line of a process; undefined if it has ended or the system doesn't report it. */
export async function commandOf(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
    if (process.platform === 'win32') return (await run('tasklist', ['/FI', `PID eq ${pid}`, '/NH'])).stdout;
    return (await run('ps', ['-o', 'command=', '-p', String(pid)])).stdout;
  } catch {
    return '';
  }
}

async function startOf(pid: number): Promise<string> {
  try {
    if (process.platform === 'linux') return await startOnLinux(pid);
    if (process.platform === 'win32') return '';
    return (await run('ps', ['-o', 'lstart=', '-p', String(pid)])).stdout.trim();
  } catch {
    return '';
  }
}

/** Clock ticks since boot; unique together with the boot id. */
async function startOnLinux(pid: number): Promise<string> {
  const [stat, boot] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
  ]);
  // The second field is the program's name and may contain spaces; the fields after its last bracket don't.
  const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${boot.trim()}/${ticks}`;
}
