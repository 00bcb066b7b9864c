import type { PeriodReportQuery, TaxReport } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { creditNotes, invoices, type Queries } from '../../db/index.ts';
import { everyMonth } from './months.ts';
import type { Period } from './period-of.ts';
import { periodScopeOf, type Scope, toPeriodHead } from './report-scope.ts';

interface Sum extends Record<string, unknown> {
  month: string;
  name: string;
  amount: number;
}

const selectTax = ({ currency, from, to }: Scope & Period) => sql`
  with entries as (
    select i.invoiced_on as day, t.name, t.amount
      from ${invoices} i, jsonb_to_recordset(i.taxes) as t(name text, amount bigint)
     where i.status = 'finalized' and i.currency = ${currency} and i.invoiced_on between ${from} and ${to}
    union all
    select n.issued_on, t.name, -t.amount
      from ${creditNotes} n
      join ${invoices} i on i.client_id = n.client_id and i.id = n.invoice_id,
           jsonb_to_recordset(n.taxes) as t(name text, amount bigint)
     where i.status = 'finalized' and n.currency = ${currency} and n.issued_on between ${from} and ${to})
  select to_char(day, 'YYYY-MM') as month, name, sum(amount)::float8 as amount from entries group by 1, 2`;

/** Tax by month and name, each document in the month of its date. @throws ApiError 400 as `periodOf` */
export async function readTax(db: Queries, query: PeriodReportQuery): Promise<TaxReport> {
  const scope = await periodScopeOf(db, query);
  const { rows: sums } = await db.execute<Sum>(selectTax(scope));
  const taxes = [...new Set(sums.map(({ name }) => name))].sort();
  const amountsOf = (some: Sum[]) => {
    const amounts = taxes.map((tax) => sum(some.filter(({ name }) => name === tax)));
    return { amounts, total: sum(some) };
  };
  return {
    ...{ ...toPeriodHead(scope), taxes },
    rows: everyMonth(scope, (month) => ({ month, ...amountsOf(sums.filter((one) => one.month === month)) })),
    ...amountsOf(sums),
  };
}

const sum = (some: Sum[]) => some.reduce((all, { amount }) => all + amount, 0);
