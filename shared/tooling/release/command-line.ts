import { ReleaseError } from './release-error.ts';
import { parseArgs } from 'node:util';
import { applications, type Application } from './workspace.ts';

export const readArguments = () => {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        channel: { type: 'string', default: 'live' },
        canary: { type: 'string' },
        unmounted: { type: 'boolean', default: false },
        hours: { type: 'string', default: '8' },
        keep: { type: 'string', default: '10' },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new ReleaseError(error instanceof Error ? error.message : String(error));
  }
};

export type Values = ReturnType<typeof readArguments>['values'];

export const application = (name: string | undefined): Application => {
  if (name && applications.includes(name)) return name;
  throw new ReleaseError(`Name an application: ${applications.join(', ')}.`);
};

/** @throws ReleaseError for anything other than a number from `least` to `most`, in digits */
const wholeNumber = (name: string, word: string, [least, most]: [number, number]): number => {
  const number = /^\d+$/.test(word) ? Number(word) : NaN;
  if (number >= least && number <= most) return number;
  throw new ReleaseError(`${name} must be a whole number from ${least} to ${most}, but is "${word}".`);
};

/** Of the visitors. */
export const percentage = (word: string) => wholeNumber('The percentage of a canary', word, [1, 100]);
/** How long a link is valid. */
export const hoursOf = ({ hours }: Values) => wholeNumber('--hours', hours, [1, 168]);
/** How many unneeded releases to keep per application. */
export const keepOf = ({ keep }: Values) => wholeNumber('--keep', keep, [1, 1000]);

/** Runs a command; an error prints one sentence and exits with 1. */
export const runCommand = async (command: () => Promise<void>) => {
  try {
    await command();
  } catch (error) {
    const known = error instanceof ReleaseError || !(error instanceof Error);
    console.error(known ? String(error instanceof Error ? error.message : error) : (error.stack ?? error.message));
    process.exitCode = 1;
  }
};
