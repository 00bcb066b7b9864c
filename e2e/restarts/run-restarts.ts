import { join } from 'node:path';
import { randomFrom } from '../../api/test/random.ts';
import { ensureReleases } from '../../shared/tooling/release/index.ts';
import { dataDir } from '../fixtures/candidate.ts';
import { markdownTable } from '../bench/kit/results.ts';
import { faults } from './faults.ts';
import { judge } from './judge.ts';
import { openProduct } from './product.ts';
import { warmPages } from './visitors.ts';
import { runFault, type FaultResult } from './run-fault.ts';

interface Options {
  seed: number;
  /** Rounds of each fault. */
  rounds: number;
}

const progress = { building: (app: string) => console.log(`Building ${app} ...`), built: () => undefined };

const sum = (results: FaultResult[], of: (result: FaultResult) => number) =>
  results.map(of).reduce((total, one) => total + one, 0);

const counts = (results: FaultResult[], outcome: string, pages = false) =>
  sum(
    results,
    ({ answers }) => answers.filter((one) => one.outcome === outcome && pages === (one.kind === 'pages')).length,
  );

/** Sums all rounds of a fault; times are the longest. */
const rowOf = (name: string, all: FaultResult[]) => {
  const results = all.filter(({ fault }) => fault.name === name);
  const back = Math.max(...results.map(({ backAfter }) => backAfter));
  const refusals = new Set(
    results.flatMap(({ answers }) =>
      answers.filter(({ outcome }) => outcome === 'refused').map(({ status }) => status),
    ),
  );
  const changes = (of: keyof FaultResult['changes']) => sum(results, (result) => result.changes[of]);
  return [
    name,
    counts(results, 'answered'),
    counts(results, 'refused'),
    [...refusals].sort().join(' ') || '-',
    counts(results, 'lost') + counts(results, 'lost', true),
    back === 0 ? 'unnoticed' : (back / 1000).toFixed(1),
    `${counts(results, 'answered', true)} / ${counts(results, 'refused', true) + counts(results, 'lost', true)}`,
    changes('acknowledged'),
    changes('missing'),
    changes('twice'),
  ].map(String);
};

const head = [
  'fault under traffic',
  'answered',
  'refused',
  'with',
  'lost',
  'back after, s',
  'pages sent / not',
  'changes',
  'missing',
  'twice',
];

/** Restarts the API and PostgreSQL under traffic, each several times, and prints a table of results. */
export const runRestarts = async ({ seed, rounds }: Options): Promise<boolean> => {
  await ensureReleases({ ...process.env, DATA_DIR: dataDir }, 'live', progress);
  const product = await openProduct(join(dataDir, 'store'));
  const random = randomFrom(seed);
  const results: FaultResult[] = [];
  try {
    await warmPages(product.edge.origin);
    for (let round = 1; round <= rounds; round += 1)
      for (const fault of faults) {
        console.log(`${fault.name}, ${round} of ${rounds} ...`);
        results.push(await runFault(product, fault, random));
      }
  } finally {
    await product.close();
  }
  const broken = results.flatMap(judge);
  console.log(`\nSeed ${seed}, each fault ${rounds} times; times are the longest.\n`);
  console.log(
    markdownTable(
      head,
      faults.map(({ name }) => rowOf(name, results)),
    ),
  );
  for (const sentence of broken) console.log(sentence);
  return broken.length === 0;
};
