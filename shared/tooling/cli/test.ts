import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { affectedByChange } from '../changed/affected-by-change.ts';
import { inParallel } from '../release/in-parallel.ts';
import { misused, readCommandLine } from './command-line.ts';
import { sumCounts } from './test/counts.ts';
import { runStep } from './test/run-step.ts';
import { onRequest, resultsOf, steps, type Selection } from './test/steps.ts';

const declaration = {
  usage: 'npm test -- [STEP ...]',
  about: `Runs all steps, or the ones you name: ${Object.keys(steps).join(', ')}. ${[...onRequest].join()} runs only if you name it.`,
  options: {
    changed: { type: 'boolean', default: false, help: 'only what your changes since main can affect' },
    shard: { type: 'string', value: '1/3', help: 'a part of the browser tests: npm test -- e2e --shard 1/3' },
  },
  most: Infinity,
} as const;

const { values, positionals: named } = readCommandLine(declaration);
const unknown = named.find((name) => !Object.hasOwn(steps, name));
if (unknown !== undefined) misused(declaration, `There is no step "${unknown}".`);
if (values.shard !== undefined && named.join() !== 'e2e')
  misused(declaration, 'Only the browser tests have shards: npm test -- e2e --shard 1/3.');

const affected = values.changed ? affectedByChange() : undefined;
if (values.changed)
  console.log(affected ? 'Only what your changes since main can affect.' : 'Your changes can affect everything.');
const selection: Selection = { ...(affected && { affected }), ...(values.shard && { shard: values.shard }) };
const running = Object.entries(steps).filter(([name]) =>
  named.length === 0 ? !onRequest.has(name) : named.includes(name),
);
const results = Object.entries(resultsOf(selection))
  .filter(([name]) => running.some(([step]) => step === name))
  .map(([, file]) => file);

// Steps that don't run keep their last results.
results.forEach((file) => rmSync(file, { force: true }));
results.forEach((file) => mkdirSync(dirname(file), { recursive: true }));

const failed: string[] = [];
const run = async ([name, makeStep]: (typeof running)[number], { beside = false } = {}) => {
  const passed = await Promise.resolve()
    .then(() => makeStep(selection))
    .then((step) => step === undefined || runStep(step, { beside }))
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return false;
    });
  if (!passed) failed.push(name);
};

// Two at a time: while one waits for a database, the other uses the cores. Browsers have the machine to themselves.
const needsAll = ([name]: (typeof running)[number]) => ['e2e', 'browsers', 'conformance'].includes(name);
const sideBySide = running.filter((step) => !needsAll(step));
await inParallel(sideBySide, 2, (step) => run(step, { beside: sideBySide.length > 1 }));
await inParallel(running.filter(needsAll), 1, run);

const counts = sumCounts(results);
console.log(failed.length === 0 ? '\nAll steps passed.' : `\nFailed: ${failed.join(', ')}.`);
const flaky = counts.flaky > 0 ? ` (${counts.flaky} flaky)` : '';
console.log(`${counts.passed} passed${flaky}, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(failed.length === 0 ? 0 : 1);
