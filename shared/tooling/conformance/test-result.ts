import { namedRows } from './named-rows.ts';

/** A test of the last run. */
export interface TestResult {
  /** From the workspace's root. */
  file: string;
  /** Including the titles of enclosing blocks. */
  title: string;
  passed: boolean;
  rows: string[];
}

export const testResult = (file: string, titles: string[], passed: boolean): TestResult => {
  const title = titles.filter(Boolean).join(' > ');
  return { file, title, passed, rows: [...new Set(namedRows(title))] };
};
