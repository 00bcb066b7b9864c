import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { acceptStorableFormats } from './storable-formats.ts';

acceptStorableFormats();

it.each([
  ['date-time', '2026-01-31T10:00:00Z', true],
  ['date-time', '2026-01-31T10:00:00.123456+05:30', true],
  ['date-time', '0001-01-01T00:00:00Z', true],
  ['date-time', '9999-12-31T23:59:59.999Z', true],
  // A leap second, which a Date can't hold.
  ['date-time', '2016-12-31T23:59:60Z', false],
  ['date-time', '0000-06-01T00:00:00Z', false],
  ['date-time', '0001-01-01T00:00:00+14:00', false],
  ['date-time', '9999-12-31T23:59:59-12:00', false],
  ['date-time', '2026-02-30T10:00:00Z', false],
  ['date-time', '2026-01-31', false],
  ['date', '2024-02-29', true],
  ['date', '2026-02-29', false],
  ['date', '0000-01-01', false],
  ['date', '0001-01-01', true],
  ['email', 'desk@tex.example', true],
  ['email', "o'neill+desk@tex.example", true],
  ['email', '"the desk"@tex.example', false],
  ['email', 'desk', false],
])('as %s, %s: %s', (format, text, accepted) => {
  expect(Compile(Type.String({ format })).Check(text)).toBe(accepted);
});
