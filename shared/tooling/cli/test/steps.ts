import { join } from 'node:path';
import { findBrowser } from '../../browser/find-browser.ts';
import type { Affected } from '../../changed/affected.ts';
import { workspaceRoot } from '../../release/workspace.ts';
import type { Step } from './run-step.ts';

/** Which part of a step runs: everything by default. */
export interface Selection {
  /** Only what a change can affect. */
  affected?: Affected;
  /** One part of the browser tests: `1/3`. */
  shard?: string;
}

/** An executable of a direct dependency of this workspace. */
const programOf = (workspace: string, name: string, file: string) =>
  join(workspaceRoot, workspace, 'node_modules', name, file);

const node = (name: string, file: string, args: string[], env?: Record<string, string>): Step => ({
  name,
  command: process.execPath,
  args: [file, ...args],
  ...(env && { env }),
});

const resultsIn = (folder: string) => ({
  unit: join(folder, 'unit.json'),
  api: join(folder, 'api.json'),
  faults: join(folder, 'faults.json'),
  e2e: join(folder, 'e2e.json'),
});

/** Where jest and Playwright leave their counts. */
export const resultFiles = resultsIn(join(workspaceRoot, '.cache/results'));

/** Results of some tests prove nothing about all of them, so they go elsewhere. */
export const resultsOf = ({ affected, shard }: Selection) => ({
  ...(affected || shard ? resultsIn(join(workspaceRoot, '.cache/results/part')) : resultFiles),
  browsers: join(workspaceRoot, '.cache/results/part/browsers.json'),
});

const jest = (name: string, config: string, result: string, tests: readonly string[] = []) =>
  node(name, programOf('.', 'jest', 'bin/jest.js'), [
    ...['-c', config, '--cacheDirectory', join(workspaceRoot, '.cache/jest'), '--json', `--outputFile=${result}`],
    ...(tests.length > 0 ? ['--runTestsByPath', ...tests] : []),
  ]);

/** Cache options, so that linters and formatters skip unchanged files. */
const cached = (file: string) => ['--cache', '--cache-location', `.cache/${file}`, '--cache-strategy', 'content'];

const isCode = (file: string) => /\.([cm]?ts|tsx|mjs)$/.test(file);

type MakeStep = (selection: Selection) => Step | undefined;

/** Runs only if a list of files isn't empty. */
const forFiles = (files: readonly string[] | undefined, make: (files: readonly string[]) => Step) =>
  files?.length === 0 ? undefined : make(files ?? []);

const forCode =
  (make: () => Step): MakeStep =>
  ({ affected }) =>
    affected?.code === false ? undefined : make();

const playwright = (name: string, args: string[], env: Record<string, string>) =>
  node(name, programOf('e2e', '@playwright/test', 'cli.js'), ['test', '-c', ...args], env);

const browserTests: MakeStep = ({ affected, shard }) => {
  const journeys = affected?.journeys;
  if (journeys?.length === 0) return undefined;
  return playwright(
    'Browser tests',
    [
      'e2e/playwright.config.ts',
      ...(shard ? ['--shard', shard] : []),
      ...(journeys && journeys !== 'all' ? journeys : []),
    ],
    { BROWSER_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: resultsOf({ affected, shard }).e2e },
  );
};

/** Steps that run only by their name, because they need more than Node and npm. */
export const onRequest = new Set(['browsers']);

/** All steps of `npm test`, by name. A step with nothing to do is left out. */
export const steps: Record<string, MakeStep> = {
  format: ({ affected }) =>
    forFiles(affected?.files, (files) =>
      node('Format', programOf('.', 'prettier', 'bin/prettier.cjs'), [
        ...['--check', '--log-level', 'warn', '--ignore-unknown', ...cached('prettier')],
        ...(affected ? files : ['.']),
      ]),
    ),
  lint: ({ affected }) =>
    forFiles(affected?.files.filter(isCode), (files) =>
      node('Lint', programOf('.', 'eslint', 'bin/eslint.js'), [
        ...['--config', 'shared/tooling/eslint/eslint.config.mjs', '--no-warn-ignored', ...cached('eslint')],
        ...(affected ? files : ['.']),
      ]),
    ),
  unused: forCode(() => node('Unused code', programOf('.', 'knip', 'bin/knip.js'), ['--no-progress'])),
  types: forCode(() =>
    node('Types', programOf('.', 'typescript', 'bin/tsc'), [
      ...[
        '-p',
        'shared/tooling/tsconfig/workspace.json',
        '--incremental',
        '--tsBuildInfoFile',
        '.cache/types.tsbuildinfo',
      ],
    ]),
  ),
  faults: (selection) =>
    selection.affected?.faults === false
      ? undefined
      : jest('Fault schedules', 'e2e/schedules/jest.config.mjs', resultsOf(selection).faults),
  api: (selection) =>
    forFiles(selection.affected?.api, (tests) =>
      jest('API tests', 'api/jest.config.mjs', resultsOf(selection).api, tests),
    ),
  unit: (selection) =>
    forFiles(selection.affected?.unit, (tests) =>
      jest('Unit tests', 'shared/tooling/jest/unit.config.mjs', resultsOf(selection).unit, tests),
    ),
  e2e: browserTests,
  browsers: (selection) =>
    playwright('Tests in Firefox and WebKitGTK', ['e2e/browsers/playwright.config.ts'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: resultsOf(selection).browsers,
    }),
  conformance: ({ affected }) =>
    affected ? undefined : node('Conformance', 'shared/tooling/cli/run.mjs', ['conformance']),
};
