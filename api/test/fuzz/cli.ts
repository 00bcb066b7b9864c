import { parseArgs } from 'node:util';
import startDatabase from '../global-setup.mjs';
import stopDatabase from '../global-teardown.mjs';
import { findingText, statusTable } from './report-text.ts';
import { everyRole, isRole } from './roles.ts';
import { runFuzz, type FuzzOptions } from './run-fuzz.ts';

const usage = `npm run fuzz -- [--requests N] [--seed S] [--role ROLE] [--request I] [--edge]

  --requests N   how many requests, 5000 if nothing is said
  --seed S       another choice of them; the same seed sends the same
  --role ROLE    visitor, USER, PAYMENT_ADMIN, ADMIN, SUPER_ADMIN, ORGANIZATION_KEY or OPERATOR_KEY alone
  --request I    this request of the seed alone, on a fresh demo world
  --edge         through a standalone edge, whose pages are asked for, too; needs releases (npm start makes them)`;

const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(2);
};

function readArguments() {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({ options: { requests: text, seed: text, role: text, request: text, edge: flag, help: flag } });
  } catch (error) {
    return stop(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
}

const { values } = readArguments();
if (values.help === true) {
  console.log(usage);
  process.exit();
}

function wholeNumber(name: 'requests' | 'seed' | 'request', fallback: number): number {
  const given = values[name];
  if (given === undefined) return fallback;
  return /^\d{1,9}$/.test(given) ? Number(given) : stop(`--${name} must be a whole number; it is "${given}".`);
}

const roles = () => {
  if (values.role === undefined) return everyRole;
  return isRole(values.role) ? [values.role] : stop(`There is no role "${values.role}".\n\n${usage}`);
};

const seed = wholeNumber('seed', 1);
const options: FuzzOptions = {
  seed,
  requests: wholeNumber('requests', 5_000),
  only: values.request === undefined ? undefined : wholeNumber('request', 0),
  roles: roles(),
  limitMs: 5_000,
  edge: values.edge === true,
  logLevel: values.request === undefined ? 'silent' : 'error',
  onFinding: (finding) => console.log(findingText(finding, seed)),
  onAnswer: (_sent, answer) => {
    if (values.request !== undefined) console.log(`${answer.status} ${answer.body.toString().slice(0, 2_000)}`);
  },
};

await startDatabase();
try {
  const started = Date.now();
  const result = await runFuzz(options);
  const { findings, reached, operations } = result;
  console.log(statusTable(result));
  console.log(
    `${reached.size} of ${operations} operations answered 2xx; ${Math.round((Date.now() - started) / 1_000)} s.`,
  );
  console.log(findings.length === 0 ? `No findings. Seed ${seed}.` : `${findings.length} findings. Seed ${seed}.`);
  if (findings.length > 0) process.exitCode = 1;
} finally {
  await stopDatabase();
}
