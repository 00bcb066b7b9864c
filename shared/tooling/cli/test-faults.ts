import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '../release/workspace.ts';
import { runStep, type Step } from './test/run-step.ts';
import { resultFiles, steps } from './test/steps.ts';

const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    schedules: { type: 'string' },
    from: { type: 'string' },
    journeys: { type: 'string' },
  },
});

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

// npm run test:faults [-- --seed N --schedules M] | remotes | restarts [--seed N --schedules M] | skew [mfe-cart host] [--from REVISION] [--journeys a,b]
const [what = 'schedules', ...words] = positionals;
const runs: Record<string, () => Promise<boolean>> = {
  schedules: () => runStep(cartSchedules()),
  remotes: () => runStep(remoteMatrix()),
  restarts,
  skew: () => skew(words),
};
const run = runs[what] ?? stop(`Unknown: "${what}". Known: ${Object.keys(runs).join(', ')}.`);
process.exit((await run()) ? 0 : 1);
