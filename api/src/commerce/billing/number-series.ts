import { sql } from 'drizzle-orm';
import { documentSeries, type Transaction } from '../../db/index.ts';

/**
 * The next number of a series, such as TEX-2026-000042. The series stays locked until the transaction ends, and a
 * rollback returns its number: no gaps, no duplicates. Take it as late as possible.
 *
 * @param day YYYY-MM-DD in the company's time zone; each year has its own series
 */
export async function nextNumber(tx: Transaction, prefix: string, day: string): Promise<string> {
  const series = `${prefix}-${day.slice(0, 4)}`;
  const [row] = await tx
    .insert(documentSeries)
    .values({ series, lastNumber: 1 })
    .onConflictDoUpdate({ target: documentSeries.series, set: { lastNumber: sql`${documentSeries.lastNumber} + 1` } })
    .returning({ number: documentSeries.lastNumber });
  if (!row) throw new Error(`The series ${series} gave no number.`);
  return `${series}-${String(row.number).padStart(6, '0')}`;
}
