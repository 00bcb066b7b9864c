import { type CreditNote, leftToCredit } from '@marketplace/shared/contracts';
import fc from 'fast-check';
import { orderAmounts } from '../billing/amounts/order-amounts.ts';
import { creditAmounts } from './credit-amounts.ts';

const line = fc.record({
  unitPrice: fc.integer({ min: 0, max: 5_000 }),
  noOfUsers: fc.integer({ min: 1, max: 500 }),
  noOfDays: fc.integer({ min: 1, max: 365 }),
  isDiscounted: fc.boolean(),
});
const coupon = fc.option(
  fc.record({
    type: fc.constant('percentage' as const),
    value: fc.integer({ min: 1, max: 10_000 }),
    maxDiscount: fc.constant(null),
  }),
);
/** In hundredths of a percent. */
const rates = fc.array(fc.integer({ min: 0, max: 4_000 }), { maxLength: 3 });

const invoiceOf = (
  lines: Parameters<typeof orderAmounts>[0],
  rule: Parameters<typeof orderAmounts>[1],
  hundredths: number[],
) => {
  const taxRates = hundredths.map((rate, index) => ({ name: `Tax ${index}`, rate: rate / 100 }));
  const amounts = orderAmounts(lines, rule, taxRates);
  const described = lines.map((one, index) => ({
    ...{ moduleId: `m${index}`, description: `Module ${index}`, ...one, lineTotal: 0, discount: 0, tax: 0 },
    ...amounts.lines[index],
  }));
  return {
    lines: described,
    taxes: amounts.taxes,
    total: amounts.total,
    creditNotes: [] as CreditNote[],
  };
};
type Invoice = ReturnType<typeof invoiceOf>;
const noteOf = (invoice: Invoice, wanted: { position: number; amount: number }[]): CreditNote => ({
  ...{ id: 'n', number: 'CN', issuedOn: '', reason: '', currency: 'INR' },
  ...creditAmounts(invoice, wanted),
});
const sum = (amounts: number[]) => amounts.reduce((all, one) => all + one, 0);

describe('the amounts of a credit note', () => {
  it('split in any way take back exactly what was invoiced, tax by tax', () => {
    let credited = 0;
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        coupon,
        rates,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 40, maxLength: 40 }),
        (lines, rule, hundredths, shares) => {
          const invoice = invoiceOf(lines, rule, hundredths);
          const credit = (part: (left: number, position: number) => number) => {
            const wanted = leftToCredit(invoice)
              .map((left, position) => ({ position, amount: part(left, position) }))
              .filter(({ amount }) => amount > 0);
            if (wanted.length === 0) return;
            const note = noteOf(invoice, wanted);
            expect(note.total).toBe(note.subtotal + sum(note.taxes.map(({ amount }) => amount)));
            expect(sum(note.lines.map(({ tax }) => tax))).toBe(note.total - note.subtotal);
            for (const { amount, taxable } of note.taxes) {
              expect(amount).toBeGreaterThanOrEqual(0);
              expect(taxable).toBe(note.subtotal);
            }
            invoice.creditNotes.push(note);
          };
          for (let round = 0; round < 5; round += 1)
            credit((left, position) => Math.floor(left * (shares[round * 6 + position] ?? 0)));
          credit((left) => left);
          const { creditNotes } = invoice;
          expect(leftToCredit(invoice)).toEqual(lines.map(() => 0));
          // With nothing to pay before tax, there is nothing to credit.
          if (creditNotes.length === 0) return;
          credited += 1;
          expect(sum(creditNotes.map(({ total }) => total))).toBe(invoice.total);
          invoice.taxes.forEach(({ amount }, index) =>
            expect(sum(creditNotes.map(({ taxes }) => taxes[index]?.amount ?? 0))).toBe(amount),
          );
        },
      ),
      { numRuns: 500 },
    );
    expect(credited).toBeGreaterThan(300);
  });

  it('keep CGST and SGST equal, as the law requires', () => {
    const invoice = invoiceOf([{ unitPrice: 333, noOfUsers: 7, noOfDays: 31, isDiscounted: false }], null, [900, 900]);
    for (const amount of [1, 777, 12_345, 50_001]) {
      const { taxes } = noteOf(invoice, [{ position: 0, amount }]);
      expect(taxes[0]?.amount).toBe(taxes[1]?.amount);
    }
  });

  it.each([
    [[{ position: 0, amount: 72_262 }], "You can't credit more than what's left of a line."],
    [[{ position: 1, amount: 1 }], "You can't credit more than what's left of a line."],
    [
      [
        { position: 0, amount: 1 },
        { position: 0, amount: 1 },
      ],
      'List each line only once.',
    ],
  ])('are refused: %j', (wanted, message) => {
    const invoice = invoiceOf([{ unitPrice: 333, noOfUsers: 7, noOfDays: 31, isDiscounted: false }], null, [1_800]);
    expect(() => creditAmounts(invoice, wanted)).toThrow(message);
    expect(creditAmounts(invoice, [{ position: 0, amount: 72_261 }])).toMatchObject({ subtotal: 72_261 });
  });
});
