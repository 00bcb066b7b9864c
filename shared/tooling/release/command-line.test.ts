import { hoursOf, keepOf, percentage, readArguments, type Values } from './command-line.ts';

const given = (name: 'keep' | 'hours', word: string): Values => ({ ...readArguments().values, [name]: word });
const readers: [name: string, read: (word: string) => number, least: number, most: number][] = [
  ['--keep', (word) => keepOf(given('keep', word)), 1, 1000],
  ['--hours', (word) => hoursOf(given('hours', word)), 1, 168],
  ['a percentage', percentage, 1, 100],
];
const noNumbers = [
  'abc',
  '',
  ' ',
  '0',
  '-1',
  '2.5',
  '1e1',
  '0x10',
  '1_0',
  '10 ',
  'Infinity',
  'NaN',
  '1001',
  '9'.repeat(400),
];

describe.each(readers)('%s', (_name, read, least, most) => {
  it.each(noNumbers)('refuses "%s" with a message', (word) => {
    expect(() => read(word)).toThrow(`must be a whole number from ${least} to ${most}, but is "${word}".`);
  });

  it('accepts the minimum and the maximum', () => {
    expect([least, most].map((number) => read(String(number)))).toEqual([least, most]);
    expect(() => read(String(most + 1))).toThrow('but is');
  });
});
