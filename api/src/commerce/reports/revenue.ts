import type {
  RevenueAmounts,
  RevenueBreakdown,
  RevenueQuery,
  RevenueReport,
  RevenueRow,
} from '@marketplace/shared/contracts';
import { sql, type SQL } from 'drizzle-orm';
import {
  buckets,
  categories,
  clients,
  creditNoteLines,
  creditNotes,
  invoiceLines,
  invoices,
  modules,
  type Queries,
} from '../../db/index.ts';
import { everyMonth } from './months.ts';
import type { Period } from './period-of.ts';
import { periodScopeOf, type Scope, toPeriodHead } from './report-scope.ts';

/** Lines of invoices and credit notes: before tax, after discounts, each on the day of its document. */
const entries = ({ currency, from, to }: Scope & Period): SQL => sql`
  select i.invoiced_on as day, i.client_id, l.module_id, l.description, l.line_total - l.discount as invoiced, 0 as credited
    from ${invoices} i
    join ${invoiceLines} l on l.client_id = i.client_id and l.invoice_id = i.id
   where i.status = 'finalized' and i.currency = ${currency} and i.invoiced_on between ${from} and ${to}
  union all
  select n.issued_on, n.client_id, l.module_id, l.description, 0, c.amount
    from ${creditNotes} n
    join ${invoices} i on i.client_id = n.client_id and i.id = n.invoice_id
    join ${creditNoteLines} c on c.client_id = n.client_id and c.credit_note_id = n.id
    join ${invoiceLines} l on l.client_id = n.client_id and l.invoice_id = n.invoice_id and l.position = c.position
   where i.status = 'finalized' and n.currency = ${currency} and n.issued_on between ${from} and ${to}`;

const month = sql`to_char(e.day, 'YYYY-MM')`;
const groups: Record<RevenueBreakdown, { id: SQL; name: SQL }> = {
  month: { id: month, name: month },
  // Invoices outlive the catalog: what has left it keeps its name on the invoice.
  module: { id: sql`e.module_id`, name: sql`coalesce(m.name, e.description)` },
  category: { id: sql`coalesce(k.id, '')`, name: sql`coalesce(k.name, 'Not in the catalog')` },
  organization: { id: sql`e.client_id`, name: sql`o.name` },
};

type Sums = RevenueRow & Record<string, unknown>;

async function sumsBy(db: Queries, by: RevenueBreakdown, scope: Scope & Period): Promise<RevenueRow[]> {
  const { id, name } = groups[by];
  const { rows } = await db.execute<Sums>(sql`
    with entries as (${entries(scope)})
    select ${id} as id, max(${name}) as name, sum(e.invoiced)::float8 as invoiced, sum(e.credited)::float8 as credited,
           sum(e.invoiced - e.credited)::float8 as revenue
      from entries e
      join ${clients} o on o.id = e.client_id
      left join ${modules} m on m.id = e.module_id
      left join ${buckets} b on b.id = m.bucket_id
      left join ${categories} k on k.id = b.category_id
     group by 1 order by revenue desc, 2, 1`);
  return rows;
}

/** Revenue of a period, by one of the breakdowns, whose rows add up to the same total. @throws ApiError 400 as `periodOf` */
export async function readRevenue(db: Queries, { by = 'month', ...query }: RevenueQuery): Promise<RevenueReport> {
  const scope = await periodScopeOf(db, query);
  const sums = await sumsBy(db, by, scope);
  const rows = by === 'month' ? everyMonth(scope, (name) => sums.find(({ id }) => id === name) ?? noneIn(name)) : sums;
  return { ...toPeriodHead(scope), by, rows, total: totalOf(sums) };
}

const noneIn = (name: string): RevenueRow => ({ id: name, name, invoiced: 0, credited: 0, revenue: 0 });

const totalOf = (rows: RevenueRow[]): RevenueAmounts =>
  rows.reduce(
    (all, { invoiced, credited, revenue }) => ({
      invoiced: all.invoiced + invoiced,
      credited: all.credited + credited,
      revenue: all.revenue + revenue,
    }),
    { invoiced: 0, credited: 0, revenue: 0 },
  );
