import { spawn, type ChildProcess } from 'node:child_process';
import { open, readFile, stat } from 'node:fs/promises';
import { StartError } from '../../start-error.ts';
import type { PostgresBinaries } from './binaries.ts';
import { serverEnvironment } from './server-environment.ts';
import type { ServerUser } from './server-user.ts';
import { untilAnswers } from './until-answers.ts';

export interface Launch {
  binaries: PostgresBinaries;
  folder: string;
  logFile: string;
  port: number;
  /** URL of the maintenance database, to check when the server is ready. */
  url: string;
  user: ServerUser;
}

const settings = [
  'listen_addresses=127.0.0.1',
  // No socket files: loopback with a password works the same on every system.
  'unix_socket_directories=',
  'max_connections=200',
  'log_min_messages=warning',
  'timezone=UTC',
];

const maxLogBytes = 5_000_000;

/** After a server was killed, its last processes hold its memory for a moment. */
const passing = /pre-existing shared memory block|lock file "postmaster.pid" already exists/;
const passesWithinMs = 15_000;

/** Starts the server process and waits until it accepts connections. */
export async function launch(options: Launch): Promise<ChildProcess> {
  for (const end = Date.now() + passesWithinMs; ;) {
    try {
      return await launchOnce(options);
    } catch (error) {
      const passes = error instanceof StartError && passing.test(error.message);
      if (!passes || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }
}

async function launchOnce(options: Launch): Promise<ChildProcess> {
  const fresh = await stat(options.logFile).then(
    ({ size }) => size > maxLogBytes,
    () => true,
  );
  const log = await open(options.logFile, fresh ? 'w' : 'a', 0o600);
  const logStart = (await log.stat()).size;
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const child = spawn(options.binaries.postgres, ['-D', options.folder, '-p', String(options.port), ...flags], {
    ...options.user,
    env: serverEnvironment(),
    // Its own process group: Ctrl-C reaches only us, and we stop it after the last response.
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  await log.close();
  const ended = new AbortController();
  child.once('exit', () => ended.abort());
  child.once('error', () => ended.abort());
  if (await untilAnswers(options.url, ended.signal)) return child;
  child.kill('SIGQUIT');
  throw new StartError(await explain(options.logFile, logStart));
}

async function explain(logFile: string, from: number): Promise<string> {
  const text = (await readFile(logFile)).subarray(from).toString('utf8');
  if (/No space left on device/i.test(text)) return "PostgreSQL couldn't start: there is no space left on the disk.";
  const lines = text.split('\n').map((line) => line.trim());
  const reason = lines.find((line) => /FATAL|PANIC/.test(line)) ?? lines.find(Boolean) ?? 'it gave no reason';
  return `PostgreSQL couldn't start: ${reason.replace(/^.*?(FATAL|PANIC):\s*/, '')} (see ${logFile}).`;
}
