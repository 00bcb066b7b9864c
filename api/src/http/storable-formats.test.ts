import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { acceptStorableFormats } from './storable-formats.ts';

acceptStorableFormats();
const moment = Compile(Type.String({ format: 'date-time' }));
const email = Compile(Type.String({ format: 'email' }));
const day = Compile(Type.String({ format: 'date' }));

it.each([
  ['2026-01-31T10:00:00Z', true],
  ['2026-01-31T10:00:00.123456+05:30', true],
  ['0001-01-01T00:00:00Z', true],
  ['9999-12-31T23:59:59.999Z', true],
  // A leap second, which a Date can't hold.
  ['2016-12-31T23:59:60Z', false],
  ['0000-06-01T00:00:00Z', false],
  ['0001-01-01T00:00:00+14:00', false],
  ['9999-12-31T23:59:59-12:00', false],
  ['2026-02-30T10:00:00Z', false],
  ['2026-01-31', false],
])('the date and time %s: %s', (text, accepted) => {
  expect(moment.Check(text)).toBe(accepted);
});

it.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['0000-01-01', false],
  ['0001-01-01', true],
])('the day %s: %s', (text, accepted) => {
  expect(day.Check(text)).toBe(accepted);
});

it.each([
  ['desk@tex.example', true],
  ["o'neill+desk@tex.example", true],
  ['"the desk"@tex.example', false],
  ['desk', false],
])('the address %s: %s', (text, accepted) => {
  expect(email.Check(text)).toBe(accepted);
});
