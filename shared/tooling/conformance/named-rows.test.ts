import { namedRows } from './named-rows.ts';

describe('the rows in a test’s name', () => {
  // Not in a title here, because this run's tests are counted too.
  it.each([
    { where: 'at its end', name: 'closes after 150 ms [NAV-15, CONST-18]', rows: ['NAV-15', 'CONST-18'] },
    { where: 'at its beginning', name: '[ERR-09, ERR-11] says "Failed [twice]"', rows: ['ERR-09', 'ERR-11'] },
    { where: 'in several places', name: 'no header [A-41] > no footer [LAYOUT-01]', rows: ['A-41', 'LAYOUT-01'] },
    { where: 'in no bracket', name: 'counts to NAV-15', rows: [] },
    { where: 'nowhere', name: 'opens [/cart] for everybody', rows: [] },
  ])('are found $where', ({ name, rows }) => {
    expect(namedRows(name)).toEqual(rows);
  });

  it('include misspelled ones next to a row, so that they are reported', () => {
    expect(namedRows('opens [NAV-15, CONST18, nav-2]')).toEqual(['NAV-15', 'CONST18', 'nav-2']);
  });
});
