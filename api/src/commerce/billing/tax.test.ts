import { aBilling } from '../../../test/checkout.ts';
import { isGstin } from '@marketplace/shared/places';
import { taxRatesFor } from './tax.ts';

const seller = {
  taxName: 'GST',
  taxRate: 18,
  taxId: '29AAAAA0000A1Z5',
  address: ['100 Sample Road', 'Bengaluru 560000', 'Karnataka, India'],
};
const buyer = (taxId: string, state: string, country = 'IN') => ({
  taxId,
  address: { ...aBilling.address, state, country },
});
const halves = [
  { name: 'CGST', rate: 9 },
  { name: 'SGST', rate: 9 },
];
const integrated = [{ name: 'IGST', rate: 18 }];

describe('the taxes of a sale', () => {
  it.each([
    ['the same state by both tax ids', buyer('29ABCDE1234F1Z5', 'Kerala'), halves],
    ['the same state by the name, without a tax id', buyer('', ' karnataka '), halves],
    ['another state by the tax id, whatever the address says', buyer('32abcde1234f1z5', 'Karnataka'), integrated],
    ['another state by the name', buyer('', 'Tamil Nadu'), integrated],
    ['a state that is not known', buyer('', 'Atlantis'), integrated],
    ['a tax id that is no GSTIN: the name counts', buyer('XX', 'Karnataka'), halves],
    ['another country', buyer('29ABCDE1234F1Z5', 'Karnataka', 'SG'), integrated],
    ['nobody known', null, integrated],
  ])('of GST with a buyer in %s', (_name, to, rates) => {
    expect(taxRatesFor(seller, to)).toEqual(rates);
  });

  it("use the seller's address for the state if there is no GSTIN", () => {
    expect(taxRatesFor({ ...seller, taxId: '' }, buyer('', 'Karnataka'))).toEqual(halves);
  });

  it('are a single line for any other tax, and none at a rate of 0', () => {
    expect(taxRatesFor({ ...seller, taxName: 'VAT', taxRate: 20 }, buyer('', 'Karnataka'))).toEqual([
      { name: 'VAT', rate: 20 },
    ]);
    expect(taxRatesFor({ ...seller, taxRate: 0 }, null)).toEqual([]);
  });
});

it.each([
  ['29ABCDE1234F1Z5', true],
  [' 29abcde 1234f1z5 ', true],
  ['99ABCDE1234F1Z5', false],
  ['29ABCDE1234F1X5', false],
  ['29ABCDE1234F1Z', false],
])('takes %j as a GSTIN: %p', (taxId, expected) => expect(isGstin(taxId)).toBe(expected));
