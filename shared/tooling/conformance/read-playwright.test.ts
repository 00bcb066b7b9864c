import { readPlaywright } from './read-playwright.ts';

const aSpec = (title: string, ok: boolean, ...statuses: string[]) => ({
  title,
  ok,
  tests: [{ results: statuses.map((status) => ({ status })) }],
});

const report = {
  config: { rootDir: '/home/e2e' },
  suites: [
    {
      title: 'journeys/guards.spec.ts',
      file: 'journeys/guards.spec.ts',
      specs: [
        aSpec('refuses [GUARD-03]', true, 'passed'),
        aSpec('loads [GUARD-02]', true, 'failed', 'passed'),
        aSpec('admits [GUARD-09]', false, 'failed'),
        aSpec('waits [GUARD-01]', true, 'skipped'),
      ],
      suites: [
        { title: 'a visitor [GUARD-15]', file: 'journeys/guards.spec.ts', specs: [aSpec('goes on', true, 'passed')] },
      ],
    },
  ],
};

it('Playwright’s tests have file, titles and rows; a skipped one has not passed', () => {
  const tests = readPlaywright(report, '/home');
  expect(tests.map(({ title, passed, rows }) => [title, passed, rows])).toEqual([
    ['refuses [GUARD-03]', true, ['GUARD-03']],
    ['loads [GUARD-02]', true, ['GUARD-02']],
    ['admits [GUARD-09]', false, ['GUARD-09']],
    ['waits [GUARD-01]', false, ['GUARD-01']],
    ['a visitor [GUARD-15] > goes on', true, ['GUARD-15']],
  ]);
  expect(new Set(tests.map(({ file }) => file))).toEqual(new Set(['e2e/journeys/guards.spec.ts']));
});
