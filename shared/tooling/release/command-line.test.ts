import { channelName, percentage, reasonOf, wholeNumber } from './command-line.ts';

const readers: [name: string, read: (word: string) => number, least: number, most: number][] = [
  ['--keep', (word) => wholeNumber('--keep', word, [1, 1000]), 1, 1000],
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

it.each(['qa', 'pr-12', 'live', '7'])('accepts %s as the name of a channel', (name) => {
  expect(channelName(name)).toBe(name);
});

it.each(['', '..', 'a/b', '-a', 'Live', 'a b', 'x'.repeat(64)])('refuses "%s" as the name of a channel', (name) => {
  expect(() => channelName(name)).toThrow(
    `A channel name must have lowercase letters, digits and hyphens only, but is "${name}".`,
  );
});

it('accepts a reason of up to 500 characters, on one line', () => {
  expect([reasonOf(' prices\n were wrong '), reasonOf(' '), reasonOf(undefined)]).toEqual([
    'prices were wrong',
    undefined,
    undefined,
  ]);
  expect(() => reasonOf('x'.repeat(501))).toThrow('--reason can have 500 characters, but has 501.');
});
