import { parseArgs } from 'node:util';
import { contenderNames, type ContenderName } from './contenders.ts';

const list = (given: string | undefined) => given?.split(',').filter(Boolean);

/** `--runs 3 --pages /,/login --builds monolith,federated`: fewer than all, for a quick look. */
export const readArguments = <Page extends string>(pages: readonly Page[], usualRuns: number) => {
  const { values } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string' }, pages: { type: 'string' }, builds: { type: 'string' } },
  });
  const runs = Number(values.runs ?? usualRuns);
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs must be a whole number; it is "${values.runs}".`);
  const chosen = list(values.pages);
  const builds = list(values.builds);
  return {
    runs,
    pages: pages.filter((page) => !chosen || chosen.includes(page.split('?')[0] ?? page)),
    builds: contenderNames.filter((name: ContenderName) => !builds || builds.includes(name)),
  };
};
