import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../release/workspace.ts';
import { sumCounts } from './test/counts.ts';
import { runStep } from './test/run-step.ts';
import { resultFiles, sourceSteps, steps } from './test/steps.ts';

// npm test runs everything; npm test -- unit e2e runs what is named.
const named = process.argv.slice(2);
const unknown = named.find((name) => !(name in steps));
if (unknown) {
  console.error(`Unknown step "${unknown}". Known: ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}

const running = Object.entries(steps).filter(([name]) => named.length === 0 || named.includes(name));
const results = Object.entries(resultFiles)
  .filter(([name]) => running.some(([step]) => step === name))
  .map(([, file]) => file);

mkdirSync(join(workspaceRoot, '.cache/results'), { recursive: true });
// What does not run keeps its last results.
results.forEach((file) => rmSync(file, { force: true }));

const failed: string[] = [];
const run = async ([name, step]: (typeof running)[number], { beside = false } = {}) => {
  const passed = await Promise.resolve()
    .then(step)
    .then((ready) => runStep(ready, { beside }))
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return false;
    });
  if (!passed) failed.push(name);
};

// What only reads the sources takes one core each; the rest uses all there are.
const readers = running.filter(([name]) => sourceSteps.has(name));
await Promise.all(readers.map((step) => run(step, { beside: true })));
for (const step of running.filter(([name]) => !sourceSteps.has(name))) await run(step);

const counts = sumCounts(results);
console.log(failed.length === 0 ? '\nAll steps passed.' : `\nFailed: ${failed.join(', ')}.`);
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(failed.length === 0 ? 0 : 1);
