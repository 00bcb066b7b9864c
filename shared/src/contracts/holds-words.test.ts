import { holdsWords } from './holds-words.ts';

it.each([
  ['', 'Anything', true],
  ['  ', 'Anything', true],
  ['pay', 'Payroll', true],
  ['ROLL pay', 'Payroll', true],
  ['roll time', 'Payroll', false],
  ['cafe', 'Café Zürich', true],
  ['zürich', 'Cafe Zurich', true],
  ['مالية', 'المالية', true],
  ['strasse', 'Große Straße', true],
  ['Lodz', 'Łódź', true],
  ['😀', 'Fun 😀', true],
  ['.*', 'Payroll', false],
])('%j is held by %j: %s', (search, text, expected) => {
  expect(holdsWords(search)(text)).toBe(expected);
});
