import { existsSync, readFileSync } from 'node:fs';

const none = { passed: 0, flaky: 0, failed: 0, skipped: 0 };

type Counts = typeof none;

interface Result {
  numPassedTests?: number;
  numFailedTests?: number;
  numPendingTests?: number;
  testResults?: { assertionResults: { status: string; invocations?: number }[] }[];
  stats?: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Counts from a result file of jest or Playwright. A flaky test passed on a retry; it counts as passed, too. */
const countsOf = (file: string): Counts => {
  if (!existsSync(file)) return none;
  const { stats, testResults = [], ...jest } = JSON.parse(readFileSync(file, 'utf8')) as Result;
  if (stats) {
    const { expected, flaky, unexpected: failed, skipped } = stats;
    return { passed: expected + flaky, flaky, failed, skipped };
  }
  const flaky = testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1).length;
  const { numPassedTests: passed = 0, numFailedTests: failed = 0, numPendingTests: skipped = 0 } = jest;
  return { passed, flaky, failed, skipped };
};

export const sumCounts = (files: string[]): Counts =>
  files.map(countsOf).reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      flaky: sum.flaky + one.flaky,
      failed: sum.failed + one.failed,
      skipped: sum.skipped + one.skipped,
    }),
    none,
  );
