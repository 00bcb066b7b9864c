import { existsSync, readFileSync } from 'node:fs';
import { readJest, type JestReport } from './read-jest.ts';
import { readPlaywright, type PlaywrightReport } from './read-playwright.ts';
import type { TestResult } from './test-result.ts';

const readTests = (file: string, root: string) => {
  const report = JSON.parse(readFileSync(file, 'utf8')) as JestReport | PlaywrightReport;
  return 'suites' in report ? readPlaywright(report, root) : readJest(report, root);
};

/** The tests of the last run; undefined when one of its files is missing. */
export const readResults = (files: string[], root: string): TestResult[] | undefined =>
  files.every((file) => existsSync(file)) ? files.flatMap((file) => readTests(file, root)) : undefined;
