import { assess } from '../conformance/assess.ts';
import { readResults } from '../conformance/read-results.ts';
import { details, faults, rowsMeant, summary } from '../conformance/report.ts';
import { workspaceRoot } from '../release/workspace.ts';
import { resultFiles } from './test/steps.ts';

// npm run conformance; with an area or a row, the tests that name it; with --json, everything for programs.
const words = process.argv.slice(2);
const names = words.filter((word) => !word.startsWith('--'));

const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const tests =
  readResults(Object.values(resultFiles), workspaceRoot) ??
  stop('There are no results of a complete run: run npm test first.');

const rows = names.flatMap((name) => {
  const meant = rowsMeant(name.toUpperCase());
  return meant.length > 0 ? meant : stop(`The checklist has no area or row "${name}".`);
});

const state = assess(tests);
if (words.includes('--json')) console.log(JSON.stringify({ ...state, tests }, null, 2));
else if (rows.length > 0) console.log(details(rows, tests));
else console.log(summary(state));
if (rows.length === 0 && faults(state).length > 0) process.exitCode = 1;
