import { workspaceRoot } from '../release/workspace.ts';
import { findStrings } from './find-strings.ts';
import { refusedAmong } from './refused-words.ts';

const textsAmong = (...texts: string[]) =>
  refusedAmong(
    texts.map((text) => ({ screen: 'admin: orders', file: 'mfe-admin/src/orders/x.tsx', line: 1, text })),
  ).map(({ text }) => text);

it('refuses what the product no longer says', () => {
  const refused = [
    'Enter your e-mail address',
    '{…} % off',
    '15 % off',
    'Open the catalogue',
    'Organise your team',
    'Cancelled on {…}',
    'Grant PAYMENT_ADMIN',
    'Your tickets stand here.',
    'Try once more.',
    '"{…}" is no email address',
    'Whoever is signed in stays so.',
    'Say how the marketplace is called.',
  ];
  expect(textsAmong(...refused)).toEqual(refused);
});

it('leaves plain English and the texts of the specification alone', () =>
  expect(
    textsAmong(
      'Enter your email address',
      '15% off',
      'Canceled on {…}',
      'Its status is `cancelled`.',
      'Write a review',
      'This page needs the PAYMENT_ADMIN marketplace role.',
    ),
  ).toEqual([]));

it('no text that people read uses them', () => {
  const all = findStrings(workspaceRoot);
  expect(new Set(all.map(({ file }) => file.split('/')[0]))).toEqual(
    new Set([
      ...['api', 'e2e', 'host', 'mfe-admin', 'mfe-auth', 'mfe-cart', 'mfe-catalog', 'mfe-support', 'shared'],
      ...['CHANGELOG.md', 'CONTRIBUTING.md', 'README.md'],
    ]),
  );
  expect(refusedAmong(all).map(({ file, line, text, instead }) => `${file}:${line} ${text} => ${instead}`)).toEqual([]);
});
