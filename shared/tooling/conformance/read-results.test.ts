import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readResults } from './read-results.ts';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, report: unknown) => {
  writeFileSync(join(folder, name), JSON.stringify(report));
  return join(folder, name);
};

it('results are those of all files, and undefined while one is missing', () => {
  const unit = write('unit.json', {
    testResults: [
      { name: '/home/a.test.ts', assertionResults: [{ ancestorTitles: [], title: 'one', status: 'passed' }] },
    ],
  });
  const e2e = write('e2e.json', {
    config: { rootDir: '/home' },
    suites: [{ title: 'b', file: 'b.spec.ts', specs: [{ title: 'two', ok: true, tests: [] }] }],
  });
  expect(readResults([unit, e2e], '/home')?.map(({ title }) => title)).toEqual(['one', 'two']);
  expect(readResults([unit, join(folder, 'api.json')], '/home')).toBeUndefined();
});
