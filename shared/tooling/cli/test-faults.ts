import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '../release/workspace.ts';
import { misused, readCommandLine } from './command-line.ts';
import { runStep, type Step } from './test/run-step.ts';
import { resultFiles, steps } from './test/steps.ts';

const declaration = {
  usage: 'npm run test:faults -- [schedules|remotes|restarts|skew [APPLICATION ...]]',
  about:
    'Tests the product under faults: schedules of two tabs, remotes that fail, restarts of API and database, or\nthe previous version of one application with the current others.',
  options: {
    seed: { type: 'string', value: 'N', help: 'the seed of schedules or restarts' },
    schedules: { type: 'string', value: 'N', help: 'how many schedules or restarts' },
    from: { type: 'string', value: 'REVISION', help: 'for skew: the revision of the previous version' },
    journeys: { type: 'string', value: 'A,B', help: 'for skew: only these journeys' },
  },
  most: Infinity,
} as const;

const { values, positionals } = readCommandLine(declaration);
const stop = (sentence: string): never => misused(declaration, sentence);

const wholeNumber = (name: 'seed' | 'schedules') => {
  const given = values[name];
  if (given === undefined || /^[1-9]\d{0,8}$/.test(given)) return given;
  return stop(`--${name} must be a whole number of at least 1; it is "${given}".`);
};

/** The schedules of npm test; with --seed N --schedules M others, or a single one. */
const cartSchedules = (): Step => {
  const seed = wholeNumber('seed');
  const schedules = wholeNumber('schedules');
  const step = steps.faults?.({}) ?? stop('There is no step for the fault schedules.');
  mkdirSync(dirname(resultFiles.faults), { recursive: true });
  return {
    ...step,
    env: { ...step.env, ...(seed && { FAULT_SEED: seed }), ...(schedules && { FAULT_SCHEDULES: schedules }) },
  };
};

/** Every remote under every fault, in a browser; npm test tries a sample of them. */
const remoteMatrix = (): Step => {
  const step = steps.e2e?.({}) ?? stop('There is no step for the browser tests.');
  const reporter = `--reporter=line,${join(workspaceRoot, 'e2e/matrix/table-reporter.ts')}`;
  const browser = { BROWSER_PATH: step.env?.['BROWSER_PATH'] ?? '' };
  return {
    ...step,
    name: 'Fault matrix',
    args: [...step.args, reporter, 'matrix/'],
    env: { ...browser, FAULT_MATRIX: 'complete' },
  };
};

interface Skew {
  runSkew: (apps: string[], options: { from: string | undefined; journeys: string | undefined }) => Promise<boolean>;
}

/** One application's previous release among the current others, through the journeys. */
const skew = async (apps: string[]) => {
  const { runSkew } = (await import(pathToFileURL(join(workspaceRoot, 'e2e/skew/run-skew.ts')).href)) as Skew;
  return runSkew(apps, { from: values.from, journeys: values.journeys });
};

interface Restarts {
  runRestarts: (options: { seed: number; rounds: number }) => Promise<boolean>;
}

/** Restarts of the API and its database under traffic, each kind this many times. */
const restarts = async () => {
  const { runRestarts } = (await import(
    pathToFileURL(join(workspaceRoot, 'e2e/restarts/run-restarts.ts')).href
  )) as Restarts;
  return runRestarts({ seed: Number(wholeNumber('seed') ?? 1), rounds: Number(wholeNumber('schedules') ?? 3) });
};

const [what = 'schedules', ...words] = positionals;
const runs: Record<string, () => Promise<boolean>> = {
  schedules: () => runStep(cartSchedules()),
  remotes: () => runStep(remoteMatrix()),
  restarts,
  skew: () => skew(words),
};
const run = (Object.hasOwn(runs, what) && runs[what]) || stop(`Name what to test: ${Object.keys(runs).join(', ')}.`);
process.exit((await run()) ? 0 : 1);
