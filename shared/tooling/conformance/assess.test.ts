import { assess } from './assess.ts';
import { details, faults, rowsMeant, summary } from './report.ts';
import { allRows } from './rows.ts';
import { testResult } from './test-result.ts';

const passing = (title: string) => testResult('a.test.ts', [title], true);
const failing = (title: string) => testResult('a.test.ts', [title], false);
const complete = passing(`does all of it [${allRows.join(', ')}]`);

describe('the checklist, checked against the tests', () => {
  it('counts a row with one passing test as proven', () => {
    const { areas, proven, total } = assess([failing('a [PRIV-01]'), passing('b [PRIV-01, PRIV-03, A-63]')]);
    expect(areas.find(({ area }) => area === 'PRIV')).toEqual({
      area: 'PRIV',
      total: 4,
      proven: 2,
      missing: ['PRIV-02', 'PRIV-04'],
    });
    expect([proven, total]).toEqual([2, 530]);
  });

  it('is met when every row is proven', () => {
    const state = assess([complete]);
    expect(faults(state)).toEqual([]);
    expect(state.proven).toBe(530);
  });

  it('is not met if a row is missing, and names it', () => {
    const state = assess([passing(complete.title.replace('NAV-15', 'NAV-14'))]);
    expect(faults(state)).toEqual(['No passing test names NAV-15.']);
  });

  it('is not met by a failing test', () => {
    expect(assess([{ ...complete, passed: false }]).unproven).toEqual(allRows);
  });

  it('is not met when a test names a row that does not exist', () => {
    expect(faults(assess([complete, failing('opens [NAV-43, NAV-02]')]))).toEqual([
      'NAV-43 is not in the checklist: "opens [NAV-43, NAV-02]" (a.test.ts)',
    ]);
  });
});

describe('the report', () => {
  it('has a line per area with what is missing, then the total and the faults', () => {
    const lacking = passing(complete.title.replace('CALL-39, ', '').replace('CALL-60, ', ''));
    const lines = summary(assess([lacking])).split('\n');
    expect(lines).toContain('NAV      42/42');
    expect(lines).toContain('CALL     58/60  missing CALL-39, CALL-60');
    expect(lines.slice(-3)).toEqual([
      '528 of 530 rows are proven.',
      'No passing test names CALL-39.',
      'No passing test names CALL-60.',
    ]);
  });

  it('lists the rows of an area, or one row, each with its tests', () => {
    expect(rowsMeant('PRIV')).toEqual(['PRIV-01', 'PRIV-02', 'PRIV-03', 'PRIV-04']);
    expect(rowsMeant('PRIV-02')).toEqual(['PRIV-02']);
    expect(rowsMeant('PRIVACY')).toEqual([]);
    expect(details(['PRIV-01', 'PRIV-02'], [passing('reads [PRIV-01]'), failing('fails [PRIV-01]')])).toBe(
      [
        'PRIV-01',
        '  passed  a.test.ts: reads [PRIV-01]',
        '  not passed  a.test.ts: fails [PRIV-01]',
        'PRIV-02',
        '  no test names it',
      ].join('\n'),
    );
  });
});
