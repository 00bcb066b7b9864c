import type { Renewal, RenewalsReport, ReportQuery } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { clients, type Queries, subscriptions } from '../../db/index.ts';
import { sentDay } from '../billing/sent-day.ts';
import { scopeOf, toHead } from './report-scope.ts';
import { termDays } from './term-days.ts';

/** Days that the report looks ahead. */
const aheadDays = 90;

type Row = Renewal & Record<string, unknown>;

/** The subscriptions that end soon, with the price of another such term. */
export async function readRenewals(db: Queries, query: ReportQuery): Promise<RenewalsReport> {
  const scope = await scopeOf(db, query);
  const { currency, timeZone, today, now } = scope;
  const { rows } = await db.execute<Row>(sql`
    with ending as (
      select s.*, (s.ends_at at time zone ${timeZone})::date as ends_on,
             ${termDays} as days
        from ${subscriptions} s
       where s.currency = ${currency} and not s.awaits_payment and not s.cancel_at_end and s.ends_at > ${now})
    select e.id, e.client_id as "clientId", o.name as "clientName", e.module_name as "moduleName", e.no_of_users as users,
           e.ends_on::text as "endsOn", e.ends_on - ${today}::date as "daysLeft",
           e.renew_days is not null as renews,
           (e.unit_price * e.no_of_users * e.days)::float8 as amount
      from ending e
      join ${clients} o on o.id = e.client_id
     where e.ends_on - ${today}::date <= ${aheadDays}
     order by e.ends_at, o.name, e.id`);
  return {
    ...toHead(scope),
    rows: rows.map((row) => ({ ...row, endsOn: sentDay(row.endsOn) })),
    total: rows.reduce((all, { amount }) => all + amount, 0),
  };
}
