import fc from 'fast-check';
import { oracleAmounts } from '../../../../test/money-oracle.ts';
import { ApiError } from '../../../http/api-error.ts';
import { allocate } from './allocate.ts';
import { orderAmounts, type AmountLine } from './order-amounts.ts';

const line: fc.Arbitrary<AmountLine> = fc.record({
  unitPrice: fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.integer({ min: 0, max: 1_000_000_000_000 })),
  noOfUsers: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 100_000 })),
  noOfDays: fc.oneof(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 3_650 })),
  isDiscounted: fc.boolean(),
});
const maxDiscount = fc.option(fc.integer({ min: 0, max: 1_000_000 }));
const rule = fc.option(
  fc.oneof(
    fc.record({ type: fc.constant('percentage' as const), value: fc.integer({ min: 1, max: 10_000 }), maxDiscount }),
    fc.record({ type: fc.constant('fixed' as const), value: fc.integer({ min: 1, max: 10_000_000 }), maxDiscount }),
  ),
);
/** In hundredths of a percent. */
const rates = fc.array(fc.integer({ min: 0, max: 4_000 }), { maxLength: 3 });
const largest = 1_000_000_000_000n;

describe('the amounts of an order', () => {
  it('match exact arithmetic, to the last paisa', () => {
    let priced = 0;
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), rule, rates, (lines, discount, hundredths) => {
        const oracle = oracleAmounts({
          lines: lines.map((one) => ({
            price: BigInt(one.unitPrice),
            users: BigInt(one.noOfUsers),
            days: BigInt(one.noOfDays),
            discounted: one.isDiscounted,
          })),
          coupon: discount && {
            kind: discount.type,
            value: BigInt(discount.value),
            cap: discount.maxDiscount === null ? null : BigInt(discount.maxDiscount),
          },
          rates: hundredths.map(BigInt),
        });
        const compute = () =>
          orderAmounts(
            lines,
            discount,
            hundredths.map((rate) => ({ name: 'Tax', rate: rate / 100 })),
          );
        const subtotal = oracle.totals.reduce((sum, total) => sum + total, 0n);
        if (subtotal > largest || oracle.total > largest) return void expect(compute).toThrow(ApiError);
        priced += 1;
        const amounts = compute();
        expect(amounts.lines.map(({ lineTotal }) => BigInt(lineTotal))).toEqual(oracle.totals);
        expect(amounts.lines.map(({ discount: part }) => BigInt(part))).toEqual(oracle.discounts);
        expect(amounts.lines.map(({ tax }) => BigInt(tax))).toEqual(oracle.lineTaxes);
        expect(amounts.taxes.map(({ amount }) => BigInt(amount))).toEqual(oracle.taxes);
        expect(BigInt(amounts.total)).toBe(oracle.total);
      }),
      { numRuns: 2_000 },
    );
    // Not only refusals were compared.
    expect(priced).toBeGreaterThan(300);
  });

  it('add up: lines to subtotal, discount and tax, those to the total', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ ...small, isDiscounted: fc.boolean() }), { minLength: 1, maxLength: 30 }),
        rule,
        rates,
        (lines, discount, hundredths) => {
          const amounts = orderAmounts(
            lines,
            discount,
            hundredths.map((rate) => ({ name: 'Tax', rate: rate / 100 })),
          );
          const sum = (field: 'lineTotal' | 'discount' | 'tax') =>
            amounts.lines.reduce((all, one) => all + one[field], 0);
          expect(sum('lineTotal')).toBe(amounts.subtotal);
          expect(sum('discount')).toBe(amounts.discount);
          expect(amounts.taxable).toBe(amounts.subtotal - amounts.discount);
          expect(amounts.taxable + sum('tax')).toBe(amounts.total);
          for (const one of amounts.lines) expect(one.discount).toBeLessThanOrEqual(one.lineTotal);
        },
      ),
    );
  });

  it('are refused from one minor unit above the largest amount', () => {
    const one = { noOfUsers: 1, noOfDays: 1, isDiscounted: false };
    expect(orderAmounts([{ ...one, unitPrice: 1_000_000_000_000 }], null, []).total).toBe(1_000_000_000_000);
    const beyond = [
      { ...one, unitPrice: 1_000_000_000_000 },
      { ...one, unitPrice: 1 },
    ];
    expect(() => orderAmounts(beyond, null, [])).toThrow(/too high for a single order/);
    const taxed = () => orderAmounts([{ ...one, unitPrice: 1_000_000_000_000 }], null, [{ name: 'Tax', rate: 1 }]);
    expect(taxed).toThrow(ApiError);
  });

  it('round half up, once per tax', () => {
    // 9% of 0.50 is 4.5 paise.
    const amounts = orderAmounts([{ unitPrice: 50, noOfUsers: 1, noOfDays: 1, isDiscounted: false }], null, [
      { name: 'CGST', rate: 9 },
      { name: 'SGST', rate: 9 },
    ]);
    expect(amounts.taxes.map(({ amount }) => amount)).toEqual([5, 5]);
    expect(amounts.total).toBe(60);
  });
});

const small = {
  unitPrice: fc.integer({ min: 0, max: 5_000 }),
  noOfUsers: fc.integer({ min: 1, max: 500 }),
  noOfDays: fc.integer({ min: 1, max: 365 }),
};

describe('splitting an amount', () => {
  it('gives the rest to the largest remainders, the first of equal ones', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(10, [5, 3, 1])).toEqual([6, 3, 1]);
    expect(allocate(0, [1, 2])).toEqual([0, 0]);
    expect(allocate(0, [0, 0])).toEqual([0, 0]);
  });
});
