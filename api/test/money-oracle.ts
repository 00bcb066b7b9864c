/**
 * What an order costs, computed a second time in another way: fractions kept exact to the end, shares handed out unit
 * by unit. Knows nothing of the code that it judges.
 */
interface OracleOrder {
  lines: { price: bigint; users: bigint; days: bigint; discounted: boolean }[];
  coupon: { kind: 'percentage' | 'fixed'; value: bigint; cap: bigint | null } | null;
  /** Rates in hundredths of a percent. */
  rates: bigint[];
}

interface OracleAmounts {
  totals: bigint[];
  discounts: bigint[];
  taxes: bigint[];
  lineTaxes: bigint[];
  total: bigint;
}

export function oracleAmounts({ lines, coupon, rates }: OracleOrder): OracleAmounts {
  const totals = lines.map(({ price, users, days }) => price * users * days);
  const shared = lines.map(({ discounted }, index) => (coupon && discounted ? at(totals, index) : 0n));
  const discounts = handOut(coupon ? couponWorth(coupon, add(shared)) : 0n, shared);
  const nets = totals.map((total, index) => total - at(discounts, index));
  const taxes = rates.map((rate) => roundHalfUp(add(nets) * rate, 10_000n));
  const perTax = taxes.map((tax) => handOut(tax, nets));
  const lineTaxes = lines.map((_line, index) => add(perTax.map((shares) => at(shares, index))));
  return { totals, discounts, taxes, lineTaxes, total: add(nets) + add(taxes) };
}

function couponWorth({ kind, value, cap }: NonNullable<OracleOrder['coupon']>, base: bigint): bigint {
  const wanted = kind === 'fixed' ? value : roundHalfUp(base * value, 10_000n);
  return [wanted, base, ...(cap === null ? [] : [cap])].reduce((least, one) => (one < least ? one : least));
}

/** Rounds up if half of the divisor or more is left over. */
export function roundHalfUp(dividend: bigint, divisor: bigint): bigint {
  const whole = dividend / divisor;
  return (dividend - whole * divisor) * 2n >= divisor ? whole + 1n : whole;
}

/** Each gets its whole part; then, one at a time, the one furthest behind its exact share gets one more. */
export function handOut(amount: bigint, weights: bigint[]): bigint[] {
  const all = add(weights);
  if (all === 0n) return weights.map(() => 0n);
  const shares = weights.map((weight) => (amount * weight) / all);
  for (let left = amount - add(shares); left > 0n; left -= 1n) {
    const behind = weights.map((weight, index) => amount * weight - at(shares, index) * all);
    const furthest = behind.reduce((best, one, index) => (one > at(behind, best) ? index : best), 0);
    shares[furthest] = at(shares, furthest) + 1n;
  }
  return shares;
}

export const add = (values: bigint[]) => values.reduce((sum, value) => sum + value, 0n);
const at = (values: bigint[], index: number) => values[index] ?? 0n;
