import { readJest } from './read-jest.ts';

const report = {
  testResults: [
    {
      name: '/home/host/src/header.test.tsx',
      assertionResults: [
        { ancestorTitles: ['the menu [NAV-06]'], title: 'closes [NAV-15, NAV-06]', status: 'passed' },
        { ancestorTitles: [], title: 'opens [NAV-02]', status: 'failed' },
        { ancestorTitles: [], title: 'waits', status: 'pending' },
      ],
    },
  ],
};

it('jest’s tests have their file, their titles and the rows of both', () => {
  expect(readJest(report, '/home')).toEqual([
    {
      file: 'host/src/header.test.tsx',
      title: 'the menu [NAV-06] > closes [NAV-15, NAV-06]',
      passed: true,
      rows: ['NAV-06', 'NAV-15'],
    },
    { file: 'host/src/header.test.tsx', title: 'opens [NAV-02]', passed: false, rows: ['NAV-02'] },
    { file: 'host/src/header.test.tsx', title: 'waits', passed: false, rows: [] },
  ]);
});
