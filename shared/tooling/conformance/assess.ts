import type { Area } from './areas.ts';
import { allRows, areaNames, isKnown, rowsOf } from './rows.ts';
import type { TestResult } from './test-result.ts';

interface AreaState {
  area: Area;
  total: number;
  proven: number;
  missing: string[];
}

/** How far the last run proves the checklist. */
export interface Conformance {
  areas: AreaState[];
  total: number;
  proven: number;
  /** Rows without a passing test. */
  unproven: string[];
  /** Tests that name a row that doesn't exist. */
  unknown: { row: string; test: TestResult }[];
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Checks the tests against the checklist. A row is proven when at least one passing test names it. */
export const assess = (tests: TestResult[]): Conformance => {
  const proven = new Set(tests.filter(({ passed }) => passed).flatMap(({ rows }) => rows));
  const areas = areaNames.map((area) => {
    const rows = rowsOf(area);
    const missing = rows.filter((row) => !proven.has(row));
    return { area, total: rows.length, proven: rows.length - missing.length, missing };
  });
  return {
    areas,
    total: sum(areas.map(({ total }) => total)),
    proven: sum(areas.map(({ proven: count }) => count)),
    unproven: allRows.filter((row) => !proven.has(row)),
    unknown: tests.flatMap((test) => test.rows.filter((row) => !isKnown(row)).map((row) => ({ row, test }))),
  };
};
