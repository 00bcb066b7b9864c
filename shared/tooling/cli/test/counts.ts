import { existsSync, readFileSync } from 'node:fs';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Result {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Counts from a result file of jest or Playwright. */
const countsOf = (file: string): Counts => {
  if (!existsSync(file)) return { passed: 0, failed: 0, skipped: 0 };
  const { stats, ...jest } = JSON.parse(readFileSync(file, 'utf8')) as Result;
  if (stats) return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
  return { passed: jest.numPassedTests ?? 0, failed: jest.numFailedTests ?? 0, skipped: jest.numPendingTests ?? 0 };
};

export const sumCounts = (files: string[]): Counts =>
  files.map(countsOf).reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
