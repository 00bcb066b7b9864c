import { join } from 'node:path';
import { workspaceRoot } from '../../release/workspace.ts';
import { findBrowser } from '../../browser/find-browser.ts';
import type { Step } from './run-step.ts';

/** A program of a package that this workspace depends on itself. */
const programOf = (workspace: string, name: string, file: string) =>
  join(workspaceRoot, workspace, 'node_modules', name, file);

const node = (name: string, file: string, args: string[], env?: Record<string, string>): Step => ({
  name,
  command: process.execPath,
  args: [file, ...args],
  ...(env && { env }),
});

/** Where jest and Playwright leave their counts. */
export const resultFiles = {
  unit: join(workspaceRoot, '.cache/results/unit.json'),
  api: join(workspaceRoot, '.cache/results/api.json'),
  faults: join(workspaceRoot, '.cache/results/faults.json'),
  e2e: join(workspaceRoot, '.cache/results/e2e.json'),
};

const jest = (name: string, config: string, result: string, more: string[] = []) =>
  node(name, programOf('.', 'jest', 'bin/jest.js'), ['-c', config, '--json', `--outputFile=${result}`, ...more]);

/** Steps that only read the sources; they run side by side. */
export const sourceSteps = new Set(['format', 'lint', 'unused', 'types']);

/** Everything that `npm test` runs, by the word that runs it alone. */
export const steps: Record<string, () => Step> = {
  format: () => node('Format', programOf('.', 'prettier', 'bin/prettier.cjs'), ['--check', '--log-level', 'warn', '.']),
  lint: () =>
    node('Lint', programOf('.', 'eslint', 'bin/eslint.js'), [
      '--config',
      'shared/tooling/eslint/eslint.config.mjs',
      '.',
    ]),
  unused: () => node('Unused code', programOf('.', 'knip', 'bin/knip.js'), ['--no-progress']),
  types: () => node('Types', programOf('.', 'typescript', 'bin/tsc'), ['-p', 'shared/tooling/tsconfig/workspace.json']),
  unit: () => jest('Unit tests', 'shared/tooling/jest/unit.config.mjs', resultFiles.unit),
  api: () => jest('API tests', 'api/jest.config.mjs', resultFiles.api),
  faults: () => jest('Fault schedules', 'e2e/schedules/jest.config.mjs', resultFiles.faults),
  e2e: () =>
    node('Browser tests', programOf('e2e', '@playwright/test', 'cli.js'), ['test', '-c', 'e2e/playwright.config.ts'], {
      BROWSER_PATH: findBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: resultFiles.e2e,
    }),
  conformance: () => node('Conformance', 'shared/tooling/cli/run.mjs', ['conformance']),
};
