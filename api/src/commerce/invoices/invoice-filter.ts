import { and, eq, gt, gte, lt, lte, ne, sql, type SQL } from 'drizzle-orm';
import { startOfDay, type InvoiceFilter } from '@marketplace/shared/contracts';
import type { Caller } from '../../http/index.ts';
import { readableClient } from '../../identity/index.ts';
import { invoiceLines, invoices, likePattern } from '../../db/index.ts';

/** The filtered invoices that the caller may read. Statuses are current. */
export const matchingInvoices = (caller: Caller, filter: InvoiceFilter, now: Date): SQL | undefined =>
  and(
    readableClient(caller, invoices.clientId),
    ne(invoices.status, 'draft'),
    filter.clientId === undefined ? undefined : eq(invoices.clientId, filter.clientId),
    filter.q === undefined ? undefined : holdsText(filter.q.trim()),
    filter.status === undefined ? undefined : hasStatus(filter.status, now),
    filter.from === undefined ? undefined : gte(invoices.invoiceDate, startOf(filter.from)),
    filter.to === undefined ? undefined : lt(invoices.invoiceDate, sql`${startOf(filter.to)}::timestamptz + '1 day'`),
    filter.moduleId === undefined ? undefined : lineThat(sql`l.module_id = ${filter.moduleId}`),
    filter.min === undefined ? undefined : gte(invoices.total, filter.min),
    filter.max === undefined ? undefined : lte(invoices.total, filter.max),
  );

/** PostgreSQL has no year 0. */
const yearOne = Date.parse('0001-01-01T00:00:00Z');

/** Days start in UTC, like the dates on invoices. */
export const startOf = (day: string) => new Date(Math.max(Date.parse(`${day}T00:00:00Z`), yearOne));

const lineThat = (condition: SQL) => sql`exists (
  select 1 from ${invoiceLines} l
  where l.client_id = ${invoices.clientId} and l.invoice_id = ${invoices.id} and ${condition})`;

function holdsText(text: string): SQL {
  const pattern = likePattern(text);
  const own = sql`concat_ws(E'\n', ${invoices.number}, ${invoices.poNumber}) ilike ${pattern}`;
  return sql`(${own} or ${lineThat(sql`l.description ilike ${pattern}`)})`;
}

/** The same as `toInvoiceSummary`, in SQL. */
export function hasStatus(status: NonNullable<InvoiceFilter['status']>, now: Date): SQL | undefined {
  if (status === 'voided') return eq(invoices.status, 'voided');
  const isPaid = gte(invoices.paid, invoices.total);
  if (status === 'paid') return and(ne(invoices.status, 'voided'), isPaid);
  const isOpen = and(ne(invoices.status, 'voided'), lt(invoices.paid, invoices.total));
  if (status === 'overdue') return and(isOpen, lt(invoices.dueDate, startOfDay(now)));
  const isInTime = and(isOpen, gte(invoices.dueDate, startOfDay(now)));
  return and(isInTime, status === 'partly_paid' ? gt(invoices.paid, 0) : eq(invoices.paid, 0));
}
