import { relative } from 'node:path';
import { testResult, type TestResult } from './test-result.ts';

/** The part of `jest --json` that is read here. */
export interface JestReport {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
}

/** The tests of a jest run; `root` is the workspace's. */
export const readJest = ({ testResults }: JestReport, root: string): TestResult[] =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) =>
      testResult(relative(root, name), [...ancestorTitles, title], status === 'passed'),
    ),
  );
