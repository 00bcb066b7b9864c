import type { Conformance } from './assess.ts';
import { allRows } from './rows.ts';
import type { TestResult } from './test-result.ts';

const areaLine = ({ area, proven, total, missing }: Conformance['areas'][number]) => {
  const figures = `${area.padEnd(8)} ${`${proven}/${total}`.padStart(5)}`;
  return missing.length === 0 ? figures : `${figures}  missing ${missing.join(', ')}`;
};

/** Why the checklist is not met, one line each. */
export const faults = ({ unproven, unknown }: Conformance) => [
  ...unproven.map((row) => `No passing test names ${row}.`),
  ...unknown.map(({ row, test }) => `${row} is not in the checklist: "${test.title}" (${test.file})`),
];

/** One line per area, the total, and what is wrong. */
export const summary = (state: Conformance) =>
  [...state.areas.map(areaLine), '', `${state.proven} of ${state.total} rows are proven.`, ...faults(state)].join('\n');

const testLine = ({ passed, file, title }: TestResult) => `  ${passed ? 'passed' : 'not passed'}  ${file}: ${title}`;

/** The rows of an area (`NAV`) or a single row (`NAV-15`). */
export const rowsMeant = (name: string) => allRows.filter((row) => row === name || row.startsWith(`${name}-`));

/** Each row with the tests that name it. */
export const details = (rows: string[], tests: TestResult[]) =>
  rows
    .flatMap((row) => {
      const named = tests.filter((test) => test.rows.includes(row));
      return [row, ...(named.length > 0 ? named.map(testLine) : ['  no test names it'])];
    })
    .join('\n');
