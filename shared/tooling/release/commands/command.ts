import type { Declaration, Options, Values } from '../../cli/command-line.ts';
import { jsonOption, runCommand } from '../command-line.ts';
import { openStore } from '../open-store.ts';
import type { ReleaseStore } from '../release-store.ts';

interface CommandAnswer {
  /** For programs. */
  value: object;
  /** For people. */
  lines: string[];
}

interface Asked<O extends Options> {
  store: ReleaseStore;
  words: string[];
  values: Values<O>;
}

/** A subcommand of `npm run release`. */
export interface Command {
  about: string;
  /** Runs it with its options and words, and prints the result. */
  run: (args: string[]) => Promise<void>;
}

/** A subcommand with its declaration; each one accepts `--json`. */
export const createCommand = <const O extends Options>(
  { options, ...declaration }: Declaration<O>,
  work: (asked: Asked<O>) => Promise<CommandAnswer>,
): Command => {
  const run = async ({ values, positionals: words }: { values: object; positionals: string[] }) => {
    const { value, lines } = await work({ store: await openStore(process.env), words, values: values as Values<O> });
    console.log('json' in values && values.json === true ? JSON.stringify(value) : lines.join('\n'));
  };
  return {
    about: declaration.about,
    run: (args) => runCommand({ ...declaration, options: { ...options, ...jsonOption } }, run, args),
  };
};
