import { allRows, isKnown, rowId, rowsOf } from './rows.ts';

describe('the rows of the checklist', () => {
  it('are 530', () => {
    expect(allRows).toHaveLength(530);
    expect(new Set(allRows).size).toBe(530);
    expect(allRows.filter((id) => !isKnown(id))).toEqual([]);
  });

  it('run from the first to the last of an area, without the unused number', () => {
    expect(rowsOf('PRIV')).toEqual(['PRIV-01', 'PRIV-02', 'PRIV-03', 'PRIV-04']);
    expect(rowsOf('MYMOD')).toHaveLength(21);
    expect(rowsOf('MYMOD')).not.toContain('MYMOD-05');
    expect(rowsOf('MYMOD').at(-1)).toBe('MYMOD-22');
  });

  it.each(['NAV-42', 'A-01', 'A-71'])('include %s', (id) => {
    expect(isKnown(id)).toBe(true);
  });

  it.each(['NAV-43', 'NAV-00', 'NAV-1', 'NAVI-01', 'MYMOD-05', 'A-72', ''])('do not include %j', (id) => {
    expect(isKnown(id)).toBe(false);
  });

  it('have at least two digits', () => {
    expect(rowId('CALL', 7)).toBe('CALL-07');
  });
});
