import { misused, readCommandLine, UsageError, type Declaration, type Options } from '../cli/command-line.ts';
import { ReleaseError } from './release-error.ts';
import { applications, type Application } from './workspace.ts';

export const channelOption = {
  channel: { type: 'string', default: 'live', value: 'NAME', help: 'the channel, live by default' },
} as const satisfies Options;
export const reasonOption = {
  reason: { type: 'string', value: 'TEXT', help: 'why, for the log of the channel' },
} as const satisfies Options;
export const jsonOption = {
  json: { type: 'boolean', default: false, help: 'prints the result as JSON' },
} as const satisfies Options;
/** Of commands that put a release through the gate. */
export const gateOptions = {
  canary: { type: 'string', value: 'PERCENT', help: 'only for this percentage of visitors' },
  unmounted: { type: 'boolean', default: false, help: 'without opening its pages in a browser' },
} as const satisfies Options;

/** @throws UsageError for anything but the host or a remote */
export const application = (name: string | undefined): Application => {
  if (name && applications.includes(name)) return name;
  throw new UsageError(`Name an application: ${applications.join(', ')}.`);
};

/**
 * The name of a channel, which is a part of file names and addresses.
 * @throws UsageError for anything but lowercase letters, digits and hyphens
 */
export const channelName = (word: string): string => {
  if (/^[a-z0-9][a-z0-9-]{0,62}$/.test(word)) return word;
  throw new UsageError(`A channel name must have lowercase letters, digits and hyphens only, but is "${word}".`);
};

const LONGEST_REASON = 500;

/**
 * A reason on one line.
 * @throws UsageError if it is too long
 */
export const reasonOf = (text: string | undefined): string | undefined => {
  const reason = text?.replace(/\s+/g, ' ').trim();
  if (reason && reason.length > LONGEST_REASON)
    throw new UsageError(`--reason can have ${LONGEST_REASON} characters, but has ${reason.length}.`);
  return reason || undefined;
};

/** @throws UsageError for anything other than a number from `least` to `most`, in digits */
export const wholeNumber = (name: string, word: string, [least, most]: [number, number]): number => {
  const number = /^\d+$/.test(word) ? Number(word) : NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`${name} must be a whole number from ${least} to ${most}, but is "${word}".`);
};

/** Of the visitors. */
export const percentage = (word: string) => wholeNumber('The percentage of a canary', word, [1, 100]);

const DISK_FULL =
  'The disk is full. No release was published, and no channel was changed. Free some space and run the command again.';

const sentenceOf = (error: unknown) => {
  if (!(error instanceof Error)) return String(error);
  if (['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')) return DISK_FULL;
  return error instanceof ReleaseError ? error.message : (error.stack ?? error.message);
};

/** Runs a command with its options and words. An error prints one sentence and exits with 1, wrong usage with 2. */
export const runCommand = async <const O extends Options>(
  declaration: Declaration<O>,
  command: (asked: ReturnType<typeof readCommandLine<O>>) => Promise<void>,
  args = process.argv.slice(2),
) => {
  const asked = readCommandLine(declaration, args);
  try {
    await command(asked);
  } catch (error) {
    if (error instanceof UsageError) return misused(declaration, error.message);
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
};
