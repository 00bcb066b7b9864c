import { join, relative } from 'node:path';
import { testResult, type TestResult } from './test-result.ts';

interface Spec {
  title: string;
  ok: boolean;
  tests: { results: { status: string }[] }[];
}

interface Suite {
  title: string;
  file: string;
  specs?: Spec[];
  suites?: Suite[];
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  config: { rootDir: string };
  suites: Suite[];
}

/** Playwright reports a skipped test as ok, but it proves nothing. */
const hasPassed = ({ ok, tests }: Spec) =>
  ok && tests.some(({ results }) => results.some(({ status }) => status === 'passed'));

const testsOf = ({ file, specs = [], suites = [] }: Suite, titles: string[]): TestResult[] => [
  ...specs.map((spec) => testResult(file, [...titles, spec.title], hasPassed(spec))),
  ...suites.flatMap((suite) => testsOf(suite, [...titles, suite.title])),
];

/** The tests of a Playwright run; `root` is the workspace's. */
export const readPlaywright = ({ config, suites }: PlaywrightReport, root: string): TestResult[] =>
  suites.flatMap((suite) =>
    testsOf(suite, []).map((test) => ({ ...test, file: relative(root, join(config.rootDir, test.file)) })),
  );
