import { gstParticulars } from './gst-particulars.ts';

const of = (tax: string, buyer: { taxId: string | null; address: string[] }, total = 56_640, currency = 'INR') =>
  gstParticulars({
    ...({
      buyer,
      total,
      currency,
      taxes: [{ name: tax, rate: 18, taxable: 48_000, amount: 8_640 }],
    } as unknown as Parameters<typeof gstParticulars>[0]),
  });
const inKerala = { taxId: null, address: ['1 Road', 'Kochi 682001', 'Kerala, India'] };

it.each([
  ['by the GSTIN', { ...inKerala, taxId: '29ABCDE1234F1Z5' }, 'Karnataka (29)'],
  ['by the address', inKerala, 'Kerala (32)'],
  ['abroad', { taxId: 'DE123', address: ['1 Weg', '10115 Berlin', 'Berlin, Germany'] }, 'Outside India (96)'],
])('names the place of supply %s', (_how, buyer, placeOfSupply) => {
  expect(of('IGST', buyer)).toEqual({
    title: 'Tax Invoice',
    placeOfSupply,
    totalInWords: 'Five Hundred Sixty Six Rupees And Forty Paise Only',
  });
});

it.each([
  [100, 'One Rupee Only'],
  [12_345_678_900, 'Twelve Crore Thirty Four Lakh Fifty Six Thousand Seven Hundred Eighty Nine Rupees Only'],
  [1_000_000_000_000, 'Ten Arab Rupees Only'],
  [29, 'Zero Rupees And Twenty Nine Paise Only'],
  [115, 'One Rupee And Fifteen Paise Only'],
])('writes %i paise in words', (total, words) => expect(of('CGST', inKerala, total).totalInWords).toBe(words));

it('writes no words for other currencies, and nothing about GST under other taxes', () => {
  expect(of('IGST', inKerala, 100, 'USD').totalInWords).toBeUndefined();
  expect(of('VAT', inKerala)).toEqual({ title: 'Invoice' });
});
