import type { Ledger } from './ledger.ts';

/** The next number of a series, such as TEX-2027-000001. */
export function nextNumber({ series }: Ledger, prefix: string, day: string): string {
  const name = `${prefix}-${day.slice(0, 4)}`;
  const number = (series.get(name) ?? 0) + 1;
  series.set(name, number);
  return `${name}-${String(number).padStart(6, '0')}`;
}
