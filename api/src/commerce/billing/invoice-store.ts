import { and, asc, eq } from 'drizzle-orm';
import { isOverdue, type Invoice, type InvoiceSummary, type PaymentStatus } from '@marketplace/shared/contracts';
import { invoiceLines, invoices, type Queries } from '../../db/index.ts';

export type InvoiceRow = typeof invoices.$inferSelect;

/** An invoice of this client; undefined for any other id, including another client's. */
export async function findInvoice(db: Queries, clientId: string, id: string): Promise<Invoice | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.clientId, clientId), eq(invoices.id, id)));
  return row && toInvoice(row, await listInvoiceLines(db, clientId, id));
}

/** The invoice of this client's order. */
export async function findInvoiceOfOrder(db: Queries, clientId: string, orderId: string): Promise<Invoice | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.clientId, clientId), eq(invoices.orderId, orderId)));
  return row && toInvoice(row, await listInvoiceLines(db, clientId, row.id));
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

const toInvoice = (row: InvoiceRow, lines: Invoice['lines']): Invoice => ({
  ...toInvoiceSummary(
    row,
    lines.map(({ description }) => description),
  ),
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
  'id' | 'number' | 'clientId' | 'orderId' | 'status' | 'invoiceDate' | 'dueDate' | 'currency' | 'total' | 'paid'
>;

/** @param modules names of the modules on the invoice */
export const toInvoiceSummary = (row: SummaryRow, modules: string[], now = new Date()): InvoiceSummary => ({
  id: row.id,
  number: row.number,
  clientId: row.clientId,
  orderId: row.orderId,
  status: row.status,
  paymentStatus: paymentStatusOf(row, now),
  invoiceDate: row.invoiceDate.toISOString(),
  dueDate: row.dueDate.toISOString(),
  currency: row.currency,
  total: row.total,
  paid: row.paid,
  balance: balanceOf(row),
  modules: [...new Set(modules)],
});

/** The unpaid amount; 0 for a void invoice. */
export const balanceOf = ({ status, total, paid }: Pick<InvoiceRow, 'status' | 'total' | 'paid'>): number =>
  status === 'voided' ? 0 : total - paid;

function paymentStatusOf(row: SummaryRow, now: Date): PaymentStatus {
  if (row.status !== 'voided' && row.paid >= row.total) return 'paid';
  if (balanceOf(row) > 0 && isOverdue(row.dueDate, now)) return 'overdue';
  return row.paid > 0 ? 'partly_paid' : 'unpaid';
}
