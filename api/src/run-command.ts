import { misused, readCommandLine, type Declaration, type Options, type Values } from '@marketplace/tooling/cli';
import { StartError } from './start-error.ts';

interface Asked<O extends Options> {
  values: Values<O>;
  positionals: string[];
  /** The folder that file names are relative to: npm runs commands in the project's folder. */
  whereAsked: string;
}

/** A command was called without required arguments. */
export class Misuse extends Error {}

/** Runs a command and prints its result. Exit codes: 0 success, 1 failure, 2 wrong usage. */
export function runCommand<const O extends Options>(
  declaration: Declaration<O>,
  work: (asked: Asked<O>) => Promise<string>,
): void {
  const asked = readCommandLine(declaration);
  work({ ...asked, whereAsked: process.env.INIT_CWD ?? process.cwd() }).then(
    (result) => process.stdout.write(`${result}\n`),
    (error: unknown) => {
      if (error instanceof Misuse) misused(declaration, error.message);
      const known = error instanceof StartError;
      process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
      process.exitCode = 1;
    },
  );
}
