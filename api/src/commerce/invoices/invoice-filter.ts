import { and, eq, gt, gte, lt, lte, ne, not, or, sql, type SQL } from 'drizzle-orm';
import type { InvoiceFilter } from '@marketplace/shared/contracts';
import type { Caller } from '../../http/index.ts';
import { readableClient } from '../../identity/index.ts';
import { containsText, invoiceLines, invoices } from '../../db/index.ts';

/** The filtered invoices that the caller may read. Statuses are current. */
export const matchingInvoices = (caller: Caller, filter: InvoiceFilter, today: string): SQL | undefined =>
  and(
    readableClient(caller, invoices.clientId),
    ne(invoices.status, 'draft'),
    filter.clientId === undefined ? undefined : eq(invoices.clientId, filter.clientId),
    holdsText(filter.q),
    filter.status === undefined ? undefined : hasStatus(filter.status, today),
    filter.from === undefined ? undefined : gte(invoices.invoicedOn, filter.from),
    filter.to === undefined ? undefined : lte(invoices.invoicedOn, filter.to),
    filter.moduleId === undefined ? undefined : lineThat(sql`l.module_id = ${filter.moduleId}`),
    filter.min === undefined ? undefined : gte(invoices.total, filter.min),
    filter.max === undefined ? undefined : lte(invoices.total, filter.max),
  );

const lineThat = (condition: SQL) => sql`exists (
  select 1 from ${invoiceLines} l
  where l.client_id = ${invoices.clientId} and l.invoice_id = ${invoices.id} and ${condition})`;

function holdsText(text: string | undefined): SQL | undefined {
  const inLine = containsText(text, sql`l.description`);
  return inLine && or(containsText(text, invoices.number, invoices.poNumber), lineThat(inLine));
}

/** The same as `toInvoiceSummary`, in SQL. */
export function hasStatus(status: NonNullable<InvoiceFilter['status']>, today: string): SQL | undefined {
  if (status === 'voided') return eq(invoices.status, 'voided');
  if (status === 'paid') return and(ne(invoices.status, 'voided'), eq(invoices.balance, 0));
  const isOpen = gt(invoices.balance, 0);
  if (status === 'overdue') return and(isOpen, lt(invoices.dueOn, today));
  const isInTime = and(isOpen, gte(invoices.dueOn, today));
  const isPartlyPaid = gt(invoices.paid, invoices.refunded);
  return and(isInTime, status === 'partly_paid' ? isPartlyPaid : not(isPartlyPaid));
}
