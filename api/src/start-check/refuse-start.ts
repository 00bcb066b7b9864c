import { StartError } from '../start-error.ts';

/** @throws StartError unless there is no problem */
export function refuseStart(problems: string[]): void {
  if (problems.length === 0) return;
  throw new StartError(
    [
      'This production start was refused. Nothing was changed.',
      '',
      ...problems.map((problem) => `- ${problem}`),
      '',
      'shared/docs/operations.md describes every setting. For the demo, leave NODE_ENV unset.',
    ].join('\n'),
  );
}
