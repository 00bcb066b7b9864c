import type { CompanyMaster, PeriodReportQuery } from '@marketplace/shared/contracts';
import { isGst } from '@marketplace/shared/places';
import { invalid } from '../../http/index.ts';
import { firstOf, lastOf, monthOf } from './months.ts';

/** First and last day, as YYYY-MM-DD, both included. */
export interface Period {
  from: string;
  to: string;
}

const mostMonths = 120;
const earliest = '1900-01-01';

/**
 * The days a report covers. Given days take precedence over a named period; a missing one is today, or makes the period
 * 12 months long.
 * @param today as YYYY-MM-DD
 * @throws ApiError 400 for days in the wrong order, before 1900, or more than 10 years
 */
export function periodOf(
  { period = '12-months', from, to }: Pick<PeriodReportQuery, 'period' | 'from' | 'to'>,
  today: string,
  company: Pick<CompanyMaster, 'taxName'> | undefined,
): Period {
  if (from === undefined && to === undefined) return named(period, monthOf(today), { today, company });
  const last = to ?? (from !== undefined && from > today ? from : today);
  const first = from ?? yearUntil(monthOf(last));
  if (first > last) throw invalid('to', "The last day can't be before the first.");
  if (first < earliest) throw invalid('from', 'Choose dates from 1900 onward.');
  if (monthOf(last) - monthOf(first) >= mostMonths) throw invalid('from', 'Choose a period of up to 10 years.');
  return { from: first, to: last };
}

const yearUntil = (month: number) => firstOf(month - 11);

function named(
  period: NonNullable<PeriodReportQuery['period']>,
  month: number,
  { today, company }: { today: string; company: Pick<CompanyMaster, 'taxName'> | undefined },
): Period {
  if (period === '12-months') return { from: yearUntil(month), to: today };
  const start = isGst(company?.taxName ?? '') ? 3 : 0;
  const begun = month - ((month - start + 12) % 12);
  if (period === 'tax-year') return { from: firstOf(begun), to: today };
  return { from: firstOf(begun - 12), to: lastOf(begun - 1) };
}
