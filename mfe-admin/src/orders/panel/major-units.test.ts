import { toMinor } from './major-units.ts';

it.each([
  ['1250.50', 125_050],
  ['1,250.5', 125_050],
  ['12,34,567', 123_456_700],
  ['1 250', 125_000],
])('reads %j as %d minor units', (text, minor) => expect(toMinor(text)).toBe(minor));

it.each(['10,00', '1,5', '1.250,50', '1e3', '-5', '1.005', '5 rupees', ''])('reads %j as no amount', (text) =>
  expect(toMinor(text)).toBeUndefined(),
);
