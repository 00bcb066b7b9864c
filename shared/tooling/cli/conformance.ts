import { assess } from '../conformance/assess.ts';
import { readResults } from '../conformance/read-results.ts';
import { details, faults, rowsMeant, summary } from '../conformance/report.ts';
import { workspaceRoot } from '../release/workspace.ts';
import { readCommandLine } from './command-line.ts';
import { resultFiles } from './test/steps.ts';

const { values, positionals: names } = readCommandLine({
  usage: 'npm run conformance -- [AREA|ROW ...]',
  about:
    'Shows which rows of the specification the last npm test proved; for an area or a row, the tests that name it.',
  options: { json: { type: 'boolean', help: 'prints everything as JSON' } },
  most: Infinity,
});

const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const tests =
  readResults(Object.values(resultFiles), workspaceRoot) ??
  stop('There are no results of a complete run. Run npm test first.');

const rows = names.flatMap((name) => {
  const meant = rowsMeant(name.toUpperCase());
  return meant.length > 0 ? meant : stop(`The checklist has no area or row "${name}".`);
});

const state = assess(tests);
if (values.json) console.log(JSON.stringify({ ...state, tests }, null, 2));
else if (rows.length > 0) console.log(details(rows, tests));
else console.log(summary(state));
if (rows.length === 0 && faults(state).length > 0) process.exitCode = 1;
