import { type CompanyMaster, dayIn, type PeriodReportQuery, type ReportQuery } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { invoices, type Queries, subscriptions } from '../../db/index.ts';
import { findCompany, zoneOf } from '../../operations/index.ts';
import { sentDay } from '../billing/sent-day.ts';
import { type Period, periodOf } from './period-of.ts';

/** What a report covers. */
export interface Scope {
  company: CompanyMaster | undefined;
  currency: string;
  currencies: string[];
  /** In the company's time zone, as YYYY-MM-DD. */
  today: string;
  timeZone: string;
  now: Date;
}

/** The scope of a report about today. */
export async function scopeOf(db: Queries, { currency }: ReportQuery): Promise<Scope> {
  const now = new Date();
  const company = await findCompany(db);
  const timeZone = zoneOf(company);
  const usual = company?.currency ?? 'INR';
  const { rows } = await db.execute<{ currency: string }>(sql`
    select currency from ${invoices} union select currency from ${subscriptions} union select ${usual} order by 1`);
  return {
    ...{ company, now, timeZone, today: dayIn(now, timeZone) },
    ...{ currency: currency ?? usual, currencies: rows.map((row) => row.currency) },
  };
}

/** @throws ApiError 400 as `periodOf` */
export async function periodScopeOf(db: Queries, query: PeriodReportQuery): Promise<Scope & Period> {
  const scope = await scopeOf(db, query);
  return { ...scope, ...periodOf(query, scope.today, scope.company) };
}

export const toHead = ({ currency, currencies, today }: Scope) => ({ currency, currencies, today: sentDay(today) });

export const toPeriodHead = ({ from, to, ...scope }: Scope & Period) => ({
  ...toHead(scope),
  ...{ from: sentDay(from), to: sentDay(to) },
});
