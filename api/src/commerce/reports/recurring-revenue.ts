import type { PeriodReportQuery, RecurringReport } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { type Queries, subscriptions } from '../../db/index.ts';
import { sentDay } from '../billing/sent-day.ts';
import { lastOf, monthsFrom } from './months.ts';
import type { Period } from './period-of.ts';
import { periodScopeOf, type Scope, toPeriodHead } from './report-scope.ts';

/** Days of the month that recurring prices are for. */
const monthDays = 30;

interface Row extends Record<string, unknown> {
  day: string;
  subscriptions: number;
  users: number;
  amount: number;
}

const earlier = (one: string, other: string) => (one < other ? one : other);

/** The last day of each month of the period, or its own last day; none in the future. */
function daysOf({ from, to, today }: Scope & Period): string[] {
  const last = earlier(to, today);
  return from > last ? [] : monthsFrom(from, last).map((month) => earlier(lastOf(month), last));
}

/** What runs at the end of each month, with today's users and prices. @throws ApiError 400 as `periodOf` */
export async function readRecurringRevenue(db: Queries, query: PeriodReportQuery): Promise<RecurringReport> {
  const scope = await periodScopeOf(db, query);
  const { currency, timeZone } = scope;
  const { rows } = await db.execute<Row>(sql`
    with days as (
      select day, place, (day + 1)::timestamp at time zone ${timeZone} as ended
        from unnest(${sql.param(daysOf(scope))}::date[]) with ordinality as each(day, place)),
    -- Subscriptions by the first and the last of these days at whose end they run.
    terms as (
      select width_bucket(coalesce(s.trial_ends_at, s.starts_at), e.all_ended) + 1 as first, width_bucket(s.ends_at, e.all_ended) as last,
             count(*) as subscriptions, sum(s.no_of_users) as users,
             sum(s.unit_price * s.no_of_users * ${monthDays}) as amount
        from ${subscriptions} s, (select array_agg(ended order by ended) as all_ended from days) e
       where s.currency = ${currency} and not s.awaits_payment
       group by 1, 2)
    select d.day::text as day, coalesce(sum(t.subscriptions), 0)::int as subscriptions,
           coalesce(sum(t.users), 0)::int as users, coalesce(sum(t.amount), 0)::float8 as amount
      from days d
      left join terms t on d.place between t.first and t.last
     group by d.day order by d.day`);
  return { ...toPeriodHead(scope), rows: rows.map((row) => ({ ...row, day: sentDay(row.day) })) };
}
