import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { isatty } from 'node:tty';
import { fail } from './fail.mjs';

/** Runs this command on another Node: passes signals on, and exits like it. */
export const runOn = (program) => {
  process.env.PATH = `${dirname(program)}${delimiter}${process.env.PATH}`;
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, FOLLOW_PARENT: 'true' },
  });
  // Ctrl-C in a terminal reaches the child too; a second signal would end it at once.
  const hasTerminal = [0, 1, 2].some((stream) => isatty(stream));
  process.on('SIGINT', () => hasTerminal || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', ({ code }) => fail(`${program} doesn't run on this machine (${code}). Install Node 24 or newer.`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
};
