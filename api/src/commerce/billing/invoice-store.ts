import { and, asc, eq } from 'drizzle-orm';
import type { Invoice, InvoiceSummary, PaymentStatus } from '@marketplace/shared/contracts';
import { invoiceLines, invoices, type Queries } from '../../db/index.ts';
import { companyClock } from '../../operations/index.ts';
import { gstParticulars } from './gst-particulars.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** An invoice of this client; undefined for any other id, including another client's. */
export async function findInvoice(db: Queries, clientId: string, id: string): Promise<Invoice | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.clientId, clientId), eq(invoices.id, id)));
  if (!row) return undefined;
  const { today } = await companyClock(db);
  return toInvoice(row, await listInvoiceLines(db, clientId, id), today);
}

const listInvoiceLines = (db: Queries, clientId: string, invoiceId: string): Promise<Invoice['lines']> =>
  db
    .select({
      moduleId: invoiceLines.moduleId,
      description: invoiceLines.description,
      noOfUsers: invoiceLines.noOfUsers,
      noOfDays: invoiceLines.noOfDays,
      unitPrice: invoiceLines.unitPrice,
      lineTotal: invoiceLines.lineTotal,
      discount: invoiceLines.discount,
      tax: invoiceLines.tax,
    })
    .from(invoiceLines)
    .where(and(eq(invoiceLines.clientId, clientId), eq(invoiceLines.invoiceId, invoiceId)))
    .orderBy(asc(invoiceLines.position));

const toInvoice = (row: InvoiceRow, lines: Invoice['lines'], today: string): Invoice => ({
  ...toInvoiceSummary(
    row,
    lines.map(({ description }) => description),
    today,
  ),
  ...gstParticulars(row),
  method: row.method,
  seller: row.seller,
  buyer: row.buyer,
  poNumber: row.poNumber,
  couponCode: row.couponCode,
  lines,
  subtotal: row.subtotal,
  discount: row.discount,
  taxes: row.taxes,
});

type SummaryRow = Pick<
  InvoiceRow,
  'id' | 'number' | 'clientId' | 'orderId' | 'status' | 'invoicedOn' | 'dueOn' | 'currency' | 'total' | 'paid'
>;

/** A calendar day as contracts send it. */
export const sentDay = (day: string) => `${day}T00:00:00.000Z`;

/**
 * @param modules names of the modules on the invoice
 * @param today at the company, as YYYY-MM-DD
 */
export const toInvoiceSummary = (row: SummaryRow, modules: string[], today: string): InvoiceSummary => ({
  id: row.id,
  number: row.number,
  clientId: row.clientId,
  orderId: row.orderId,
  status: row.status,
  paymentStatus: paymentStatusOf(row, today),
  invoiceDate: sentDay(row.invoicedOn),
  dueDate: sentDay(row.dueOn),
  currency: row.currency,
  total: row.total,
  paid: row.paid,
  balance: balanceOf(row),
  modules: [...new Set(modules)],
});

/** The unpaid amount; 0 for a void invoice. */
export const balanceOf = ({ status, total, paid }: Pick<InvoiceRow, 'status' | 'total' | 'paid'>): number =>
  status === 'voided' ? 0 : total - paid;

function paymentStatusOf(row: SummaryRow, today: string): PaymentStatus {
  if (row.status !== 'voided' && row.paid >= row.total) return 'paid';
  if (balanceOf(row) > 0 && row.dueOn < today) return 'overdue';
  return row.paid > 0 ? 'partly_paid' : 'unpaid';
}
