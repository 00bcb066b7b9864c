import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StartError } from '../../start-error.ts';
import { BackupError } from './backup-error.ts';

interface Command {
  usage: string;
  options: NonNullable<ParseArgsConfig['options']>;
  /** Maximum number of positional arguments. */
  most: number;
}

interface Asked {
  values: Record<string, unknown>;
  positionals: string[];
  /** The folder that file names are relative to: npm runs commands in the project's folder. */
  whereAsked: string;
}

/** Runs a command and prints its result, or the usage if there is none. Exit codes: 0 success, 1 failure, 2 wrong usage. */
export function runCommand(command: Command, work: (asked: Asked) => Promise<string | undefined>): void {
  run(command, work).then(
    (code) => (process.exitCode = code),
    (error: unknown) => {
      const known = error instanceof BackupError || error instanceof StartError;
      process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
      process.exitCode = 1;
    },
  );
}

async function run({ usage, options, most }: Command, work: (asked: Asked) => Promise<string | undefined>) {
  const { values, positionals } = read(options, usage);
  const asked = { values, positionals, whereAsked: process.env.INIT_CWD ?? process.cwd() };
  const done = positionals.length > most || values.help === true ? undefined : await work(asked);
  process.stdout.write(`${done ?? usage}\n`);
  return done === undefined && values.help !== true ? 2 : 0;
}

function read(options: Command['options'], usage: string) {
  try {
    return parseArgs({ allowPositionals: true, options: { ...options, help: { type: 'boolean' } } });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message.split('. ')[0] : String(error)}\n\n${usage}\n`);
    return process.exit(2);
  }
}
