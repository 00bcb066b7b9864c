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

/** @throws ReleaseError for anything but a whole number from 1 to 100. */
export const percentage = (word: string): number => {
  const percent = Number(word);
  if (Number.isInteger(percent) && percent >= 1 && percent <= 100) return percent;
  throw new ReleaseError(`A canary is a percentage of the visitors, from 1 to 100, and not ${word}.`);
};

/** Runs a command; what it throws is one sentence and exit code 1. */
export const runCommand = async (command: () => Promise<void>) => {
  try {
    await command();
  } catch (error) {
    const known = error instanceof ReleaseError || !(error instanceof Error);
    console.error(known ? String(error instanceof Error ? error.message : error) : (error.stack ?? error.message));
    process.exitCode = 1;
  }
};
