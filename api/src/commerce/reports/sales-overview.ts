import type { SalesOverview } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { invoices, type Queries, subscriptions } from '../../db/index.ts';
import { sentDay } from '../billing/sent-day.ts';
import { ageingOf } from '../invoices/summarise-dues.ts';
import { readRevenue } from './revenue.ts';
import { scopeOf, type Scope } from './report-scope.ts';
import { termDays } from './term-days.ts';

/** Days that endings look ahead. */
const aheadDays = 30;

async function duesOf(db: Queries, { currency, today }: Scope): Promise<SalesOverview['dues']> {
  const { rows } = await db.execute<{ dueOn: string; balance: number; invoices: number }>(sql`
    select i.due_on::text as "dueOn", sum(i.balance)::float8 as balance, count(*)::int as invoices
      from ${invoices} i
     where i.status = 'finalized' and i.currency = ${currency} and i.balance > 0
     group by 1`);
  const sumOf = (found: typeof rows, of: 'balance' | 'invoices') => found.reduce((sum, row) => sum + row[of], 0);
  const overdue = rows.filter(({ dueOn }) => dueOn < today);
  const open = rows.map(({ dueOn, balance }) => ({ dueDate: sentDay(dueOn), balance }));
  return {
    ...{ invoices: sumOf(rows, 'invoices'), amount: sumOf(rows, 'balance') },
    ...{ overdueInvoices: sumOf(overdue, 'invoices'), overdueAmount: sumOf(overdue, 'balance') },
    ...ageingOf(open, sentDay(today)),
  };
}

async function endingsOf(db: Queries, { currency, now }: Scope): Promise<SalesOverview['endings']> {
  const { rows } = await db.execute<SalesOverview['endings'] & Record<string, unknown>>(sql`
    with ending as (
      select s.renew_days is not null and not s.cancel_at_end as renews,
             s.unit_price * s.no_of_users * ${termDays} as value
        from ${subscriptions} s
       where s.currency = ${currency} and not s.awaits_payment
         and s.ends_at > ${now} and s.ends_at <= ${now}::timestamptz + make_interval(days => ${aheadDays}))
    select count(*) filter (where renews)::int as renewing, count(*) filter (where not renews)::int as "notRenewing",
           coalesce(sum(value) filter (where not renews), 0)::float8 as "atRisk"
      from ending`);
  return rows[0] ?? { renewing: 0, notRenewing: 0, atRisk: 0 };
}

/** Revenue, dues and endings at a glance, in the company's currency. */
export async function readSalesOverview(db: Queries): Promise<SalesOverview> {
  const scope = await scopeOf(db, {});
  const [revenue, dues, endings] = await Promise.all([readRevenue(db, {}), duesOf(db, scope), endingsOf(db, scope)]);
  const months = revenue.rows.map(({ id, revenue: amount }) => ({ month: id, amount }));
  const { currency, currencies } = scope;
  return { currency, currencies, revenue: months, dues, endings };
}
