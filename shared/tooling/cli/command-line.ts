import { parseArgs } from 'node:util';

interface Option {
  type: 'string' | 'boolean';
  default?: string | boolean;
  /** The placeholder of the value in the usage: `--channel NAME`. */
  value?: string;
  help: string;
}

export type Options = Record<string, Option>;

/** How a command is used; its `--help` prints this. */
export interface Declaration<O extends Options = Options> {
  /** As it is typed, with its words: `npm run ship -- APPLICATION`. */
  usage: string;
  about: string;
  options?: O;
  /** The maximum number of words it takes; none by default. */
  most?: number;
}

/** The values of declared options. */
export type Values<O extends Options> = ReturnType<typeof parseArgs<{ options: O; allowPositionals: true }>>['values'];

interface Asked<O extends Options> {
  values: Values<O>;
  positionals: string[];
}

const HELP = { help: { type: 'boolean', help: 'shows this' } } as const satisfies Options;

const optionLines = (options: Options) => {
  const rows = Object.entries(options).map(([name, { value, help }]) => [`--${name}${value ? ` ${value}` : ''}`, help]);
  const width = Math.max(...rows.map(([flag = '']) => flag.length));
  return rows.map(([flag = '', help]) => `  ${flag.padEnd(width)}  ${help}`);
};

/** The text of `--help`. */
export const helpOf = ({ usage, about, options }: Declaration): string =>
  [usage, '', about, '', ...optionLines({ ...options, ...HELP })].join('\n');

/** A command line that is not as declared. */
export class UsageError extends Error {}

/** The first sentence of a message of `parseArgs`; the rest is about words that start with a hyphen. */
const firstSentence = (error: unknown) => `${(error as Error).message.split(/\.(?:\s|$)/)[0]}.`;

/**
 * The options and words of a command; null if help is requested.
 * @throws UsageError for anything that is not declared
 */
export const parseCommandLine = <const O extends Options>(
  { options, most = 0 }: Declaration<O>,
  args: string[],
): Asked<O> | null => {
  const parse = () => {
    try {
      return parseArgs({ args, allowPositionals: true, options: { ...options, ...HELP } });
    } catch (error) {
      throw new UsageError(firstSentence(error));
    }
  };
  const { values, positionals } = parse();
  if ('help' in values && values.help === true) return null;
  const extra = positionals[most];
  if (extra !== undefined) throw new UsageError(`"${extra}" isn't an expected argument.`);
  return { values: values as Values<O>, positionals };
};

/** Ends the command with a sentence about how it was called. */
export const misused = ({ usage }: Pick<Declaration, 'usage'>, sentence: string): never => {
  const command = usage.split(' -- ')[0];
  console.error(`${sentence} See ${command} -- --help`);
  process.exit(2);
};

/** The options and words of this command. Ends it after `--help` with 0, and with 2 for anything that is not declared. */
export const readCommandLine = <const O extends Options>(
  declaration: Declaration<O>,
  args = process.argv.slice(2),
): Asked<O> => {
  try {
    const asked = parseCommandLine(declaration, args);
    if (asked) return asked;
  } catch (error) {
    if (error instanceof UsageError) return misused(declaration, error.message);
    throw error;
  }
  console.log(helpOf(declaration));
  process.exit(0);
};
