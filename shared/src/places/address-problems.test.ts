import { addressProblems, gstinProblem, indianStates } from './index.ts';

const at = (country: string, postalCode: string, state = 'Karnataka') =>
  addressProblems({ country, state, postalCode });

it.each([
  ['IN', '560001'],
  ['IN', '560 001'],
  ['US', '94105'],
  ['US', '94105-1234'],
  ['GB', 'SW1A 1AA'],
  ['DE', '10115'],
  ['JP', '100-0001'],
  // No postal codes are known for Hong Kong and the Emirates.
  ['HK', 'none'],
  ['AE', '00000'],
])('accepts in %s the postal code %s', (country, postalCode) => expect(at(country, postalCode)).toEqual({}));

it.each([
  ['IN', '56000', 'Enter a valid postal code (India), such as 560001.'],
  ['IN', '060001', 'Enter a valid postal code (India), such as 560001.'],
  ['US', '560001', 'Enter a valid postal code (United States).'],
  ['DE', 'SW1A 1AA', 'Enter a valid postal code (Germany).'],
])('refuses in %s the postal code %s', (country, code, postalCode) =>
  expect(at(country, code)).toEqual({ postalCode }),
);

it.each(['ZZ', 'EU', 'XX', 'in', ''])('has no country %j', (country) =>
  expect(at(country, '560001')).toEqual({ country: 'Choose a country from the list.' }),
);

it.each(['Karnatak', 'karnataka', '', 'Bavaria'])('has no Indian state %j', (state) =>
  expect(at('IN', '560001', state)).toEqual({ state: 'Choose an Indian state from the list.' }),
);

it('leaves the regions of other countries to the buyer', () => {
  expect(at('DE', '80331', 'Bavaria')).toEqual({});
  expect(indianStates).toHaveLength(36);
});

it.each([
  ['29ABCDE1234F1Z5', 'Karnataka', undefined],
  ['29 abcde 1234 f1z5', 'Karnataka', undefined],
  ['', 'Karnataka', undefined],
  [
    '33ABCDE1234F1Z5',
    'Karnataka',
    'This GSTIN is for Tamil Nadu, but the address is in Karnataka. Correct one of them.',
  ],
  ['99ABCDE1234F1Z5', 'Karnataka', expect.stringMatching(/^A GSTIN has 15 characters/)],
  // The state is refused on its own.
  ['33ABCDE1234F1Z5', 'Karnatak', undefined],
])('says about GSTIN %j in %s: %p', (taxId, state, problem) =>
  expect(gstinProblem(taxId, { country: 'IN', state })).toEqual(problem),
);

it('asks for a GSTIN only in India', () => expect(gstinProblem('DE123', { country: 'DE', state: '' })).toBeUndefined());
