import type { AgeingReport, AgeingRow, ReportQuery } from '@marketplace/shared/contracts';
import { sql } from 'drizzle-orm';
import { clients, invoices, type Queries } from '../../db/index.ts';
import { sentDay } from '../billing/sent-day.ts';
import { ageingOf } from '../invoices/summarise-dues.ts';
import { scopeOf, toHead } from './report-scope.ts';

type Open = Parameters<typeof ageingOf>[0];

interface Row extends Record<string, unknown> {
  clientId: string;
  clientName: string;
  /** By due date. */
  open: Open;
}

/** What organizations owe today, by how long it is overdue. */
export async function readAgeing(db: Queries, query: ReportQuery): Promise<AgeingReport> {
  const scope = await scopeOf(db, query);
  const { rows } = await db.execute<Row>(sql`
    with due as (
      select i.client_id, i.due_on, sum(i.balance) as balance
        from ${invoices} i
       where i.status = 'finalized' and i.currency = ${scope.currency} and i.balance > 0
       group by 1, 2)
    select d.client_id as "clientId", o.name as "clientName",
           jsonb_agg(jsonb_build_object('dueDate', to_char(d.due_on, 'YYYY-MM-DD"T00:00:00.000Z"'), 'balance', d.balance)) as open
      from due d
      join ${clients} o on o.id = d.client_id
     group by 1, 2 order by sum(d.balance) desc, 2, 1`);
  const duesOf = (open: Open) => ({
    ...ageingOf(open, sentDay(scope.today)),
    total: open.reduce((all, { balance }) => all + balance, 0),
  });
  return {
    ...toHead(scope),
    rows: rows.map(({ clientId, clientName, open }): AgeingRow => ({ clientId, clientName, ...duesOf(open) })),
    ...duesOf(rows.flatMap(({ open }) => open)),
  };
}
