import { parseArgs } from 'node:util';
import { runStep } from './test/run-step.ts';
import { steps } from './test/steps.ts';

// npm run test:faults runs the schedules of npm test; -- --seed N --schedules M others, or one again.
const { values } = parseArgs({ options: { seed: { type: 'string' }, schedules: { type: 'string' } } });

const wholeNumber = (name: 'seed' | 'schedules') => {
  const given = values[name];
  if (given === undefined || /^[1-9]\d{0,8}$/.test(given)) return given;
  console.error(`--${name} must be a whole number of at least 1; it is "${given}".`);
  process.exit(1);
};

const seed = wholeNumber('seed');
const schedules = wholeNumber('schedules');
const step = steps.faults?.();
if (!step) throw new Error('There is no step for the fault schedules.');
const env = { ...(seed && { FAULT_SEED: seed }), ...(schedules && { FAULT_SCHEDULES: schedules }) };
process.exit((await runStep({ ...step, env: { ...step.env, ...env } })) ? 0 : 1);
